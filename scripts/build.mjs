/** Builds the site into `.next` (`npm run build`). Does not need the content service to be up. */
import { stampBuild } from './support/build-stamp.mjs'
import { runTool, tools } from './support/run.mjs'

const code = await runTool(tools.next, ['build'])
if (code === 0) stampBuild()
process.exitCode = code
