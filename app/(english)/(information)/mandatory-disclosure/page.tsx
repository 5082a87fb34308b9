import { BoardYearTable } from '@/components/tables/BoardYearTable/BoardYearTable'
import { DisclosureTable } from '@/components/tables/DisclosureTable/DisclosureTable'
import { DocumentTable } from '@/components/tables/DocumentTable/DocumentTable'
import { StrengthTable } from '@/components/tables/StrengthTable/StrengthTable'
import { TeacherTable } from '@/components/tables/TeacherTable/TeacherTable'
import * as disclosure from '@/content/data/disclosure'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../RecipePage'

const path = '/mandatory-disclosure'

export const generateMetadata = () => pageMetadata(path)

export default function MandatoryDisclosurePage() {
  return (
    <RecipePage path={path} printable>
      <DisclosureTable caption="A. General information" rows={disclosure.generalInformation} />
      <DocumentTable
        caption="B. Documents and information"
        note="Copies self-attested by the chairman, manager or secretary and by the principal"
        documents={disclosure.documents}
      />
      <DocumentTable caption="C. Result and academics" documents={disclosure.academics} />
      {disclosure.boardYears.map((results) => (
        <BoardYearTable key={results.className} {...results} />
      ))}
      <DisclosureTable caption="D. Staff (teaching)" rows={disclosure.staffRows} />
      <TeacherTable teachers={disclosure.teacherDetails} />
      <DisclosureTable caption="E. School infrastructure" rows={disclosure.infrastructureRows} />
      <DocumentTable caption="Further papers" documents={disclosure.furtherDocuments} />
      <StrengthTable classes={disclosure.studentsByClass} />
    </RecipePage>
  )
}
