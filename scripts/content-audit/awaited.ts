import * as disclosure from '../../content/data/disclosure'
import { listValidityWarnings } from '../../lib/core/validity'
import { findLine, type Project } from './files'
import type { Section, Entry } from './types'

const file = 'content/data/disclosure.ts'

/**
 * Lists what CBSE requires and the school has not supplied: awaited rows of the mandatory disclosure (R-DISCLOSURE-2).
 */
export function createAwaitedSection(project: Project): Section {
  const source = project.read(file)
  const entry = (text: string, says: string): Entry => ({
    file,
    line: findLine(source, text),
    says,
  })
  const { boardYears, disclosureDocuments, generalInformation, infrastructureRows, staffRows } =
    disclosure
  const rows = [...generalInformation, ...staffRows, ...infrastructureRows]
  const matters = [
    {
      about: 'Documents',
      action:
        'Put the PDF into public/documents and enter here its name, size and date, who attested it, and until when it is valid; "npm run disclosure:check" checks them.',
      entries: disclosureDocuments
        .filter((document) => !document.file)
        .map(({ item }) => entry(`'${item}'`, item)),
    },
    {
      about: 'Certificates that expire',
      action: 'Renew it, put the new PDF in its place, and enter its size and dates here.',
      entries: listValidityWarnings(disclosureDocuments).map(({ item, says }) =>
        entry(`'${item}'`, `${item}: ${says}`),
      ),
    },
    {
      about: 'Facts',
      action: 'Give the value. A person is named only with consent.',
      entries: rows
        .filter(({ value }) => value === undefined)
        .map(({ item }) => entry(`'${item}'`, item)),
    },
    {
      about: 'Tables',
      action: 'Give the rows: results of the last three years, each teacher, each class.',
      entries: [
        ...boardYears
          .filter(({ years }) => years.length === 0)
          .map(({ className }) => entry(`className: '${className}'`, `Results, ${className}`)),
        ...(disclosure.studentsByClass.length === 0
          ? [entry('export const studentsByClass', 'Number of students by class')]
          : []),
        ...(disclosure.teacherDetails.length === 0
          ? [entry('export const teacherDetails', 'Details of the teachers')]
          : []),
      ],
    },
  ]
  return {
    title: 'Awaited by the mandatory disclosure',
    matters,
  }
}
