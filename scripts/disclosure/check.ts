/**
 * Checks every document that the mandatory disclosure and other pages link to. Run: `npm run disclosure:check`. Exits
 * with status 1 and a list when a document is missing, cannot be read, or differs from its description on the page.
 */
import path from 'node:path'
import { inspectDocuments } from './documents'

const { links, faults } = inspectDocuments(path.resolve(import.meta.dirname, '../..'))

for (const fault of faults) console.error(fault)
console.log(
  faults.length > 0 ? `${faults.length} faults.` : `${links} links to documents, no faults.`,
)
process.exitCode = faults.length > 0 ? 1 : 0
