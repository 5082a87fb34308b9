/**
 * The owner's checklist: every sample value, awaited document and oddity that the school still has to settle,
 * with the file and the line to change. Run: `npm run owner`, or `npm run owner -- --json` for a program.
 */
import path from 'node:path'
import { checklist } from './checklist'
import { openProject } from './files'
import { printed } from './print'

const chapters = checklist(openProject(path.resolve(import.meta.dirname, '../..')))

console.log(
  process.argv.includes('--json')
    ? JSON.stringify(chapters, null, 2)
    : printed(chapters, process.stdout.columns ?? 120),
)
