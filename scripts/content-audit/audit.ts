/**
 * The owner's checklist: every sample value, awaited document and open question that the school still has to settle,
 * with the file and the line to change. Run: `npm run content:audit`; `npm run content:audit -- --json` prints JSON.
 */
import path from 'node:path'
import { openProject } from './files'
import { formatChecklist } from './print'
import { createChecklist } from './sections'

const sections = createChecklist(openProject(path.resolve(import.meta.dirname, '../..')))

console.log(
  process.argv.includes('--json')
    ? JSON.stringify(sections, null, 2)
    : formatChecklist(sections, process.stdout.columns ?? 120),
)
