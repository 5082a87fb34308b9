import { ContactBoard } from '@/components/content/ContactBoard/ContactBoard'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { JsonLd } from '@/components/content/JsonLd/JsonLd'
import { helpDeskHours } from '@/content/constants'
import { helpDeskMenu } from '@/content/data/contact'
import { school } from '@/content/school'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'
import { schoolGraph } from '@/lib/seo/school-data'

const path = '/contact'

export const generateMetadata = () => pageMetadata(path)

export default async function ContactPage() {
  return (
    <InformationPage {...await informationPage(path)}>
      <JsonLd data={schoolGraph()} />
      <ContactBoard school={school} hours={helpDeskHours.text} desks={helpDeskMenu} />
    </InformationPage>
  )
}
