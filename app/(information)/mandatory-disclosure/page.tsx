import { BoardYearTable } from '@/components/content/BoardYearTable/BoardYearTable'
import { DisclosureTable } from '@/components/content/DisclosureTable/DisclosureTable'
import { DocumentTable } from '@/components/content/DocumentTable/DocumentTable'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { TeacherTable } from '@/components/content/TeacherTable/TeacherTable'
import * as disclosure from '@/content/data/disclosure'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/mandatory-disclosure'

export const generateMetadata = () => pageMetadata(path)

export default async function MandatoryDisclosurePage() {
  return (
    <InformationPage {...await informationPage(path)} printable>
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
    </InformationPage>
  )
}
