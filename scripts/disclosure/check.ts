/**
 * Checks every document that the mandatory disclosure and other pages link to. Run: `npm run disclosure:check`.
 * Ends with 1 and a plain list when one is missing, cannot be read, or is not what the page says.
 */
import path from 'node:path'
import { inspectDocuments } from './documents'

const { links, faults } = inspectDocuments(path.resolve(import.meta.dirname, '../..'))

for (const fault of faults) console.error(fault)
console.log(
  faults.length > 0
    ? `Not in order: ${faults.length}.`
    : `${links} links to documents, all in order.`,
)
process.exitCode = faults.length > 0 ? 1 : 0
