/** Builds the site into `.next` (`npm run build`). Does not need the content service to be up. */
import { actionKey } from './support/action-key.mjs'
import { stampBuild } from './support/build-stamp.mjs'
import { hintCompilation } from './support/compile-hints.mjs'
import { runTool, tools } from './support/run.mjs'
import { checkSettings } from './support/settings.mjs'

await checkSettings()
const code = await runTool(tools.next, ['build'], {
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionKey(),
})
if (code === 0) {
  hintCompilation()
  stampBuild()
}
process.exitCode = code
