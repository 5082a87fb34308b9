import { buildBrowserScripts } from '../scripts/support/browser-scripts.mjs'
import { makeTemporaryFolder, removeTemporaryFolder } from './support/temporary-folder.mjs'

/** Before the workers of Jest start, which inherit the environment. */
export default async function prepare() {
  makeTemporaryFolder()
  // Unlike Playwright, Jest has no teardown after an interruption.
  process.once('SIGINT', () => {
    removeTemporaryFolder()
    process.exit(130)
  })
  await buildBrowserScripts()
}
