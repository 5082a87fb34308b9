import { ContactBoard } from '@/components/information/ContactBoard/ContactBoard'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { helpDeskHours } from '@/content/constants'
import { helpDeskMenu } from '@/content/data/contact'
import { school } from '@/content/school'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'
import { schoolGraph } from '@/lib/seo/school-structured-data'

const path = '/contact'

export const generateMetadata = () => pageMetadata(path)

export default async function ContactPage() {
  return (
    <InformationPage {...await loadInformationPage(path)}>
      <JsonLd data={schoolGraph()} />
      <ContactBoard school={school} hours={helpDeskHours.text} desks={helpDeskMenu} />
    </InformationPage>
  )
}
