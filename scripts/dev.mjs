/** `npm run dev`: Next's development server. Scripts and styles of components are bundled again at each change. */
import { watch } from 'node:fs'
import path from 'node:path'
import { buildBrowserScripts } from './support/browser-scripts.mjs'
import { root, runTool, tools } from './support/run.mjs'

let last = buildBrowserScripts()
await last
for (const folder of ['app', 'components', 'content', 'lib']) {
  watch(path.join(root, folder), { recursive: true }, (_, name) => {
    if (name && /\.(?:ts|css)$/.test(name))
      last = last.then(buildBrowserScripts).catch(console.error)
  })
}
process.exit(await runTool(tools.next, ['dev', ...process.argv.slice(2)]))
