/** Builds the site into `.next` (`npm run build`). Works while the content service is unavailable. */
import { actionKey } from './support/action-key.mjs'
import { buildBrowserScripts } from './support/browser-scripts.mjs'
import { distDir, stampBuild } from './support/build-fingerprint.mjs'
import { finishPrerendered } from './support/finish-prerendered.mjs'
import { runTool, tools } from './support/run.mjs'
import { checkSettings } from './support/settings.mjs'

await checkSettings()
await buildBrowserScripts()
const code = await runTool(tools.next, ['build'], {
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionKey(),
})
if (code === 0) {
  await finishPrerendered(distDir())
  stampBuild()
}
process.exitCode = code
