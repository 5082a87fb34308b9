import { buildBrowserScripts } from '../scripts/support/browser-scripts.mjs'
import { makeTemporaryFolder } from './support/temporary-folder.mjs'

/** Before the workers of Jest start, which inherit the environment. */
export default async function prepare() {
  makeTemporaryFolder()
  await buildBrowserScripts()
}
