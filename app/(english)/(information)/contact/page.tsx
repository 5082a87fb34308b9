import { ContactBoard } from '@/components/information/ContactBoard/ContactBoard'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { helpDeskMenu } from '@/content/data/contact'
import { school } from '@/content/school'
import { pageMetadata } from '@/lib/seo/metadata'
import { schoolGraph } from '@/lib/seo/school-structured-data'
import { RecipePage } from '../RecipePage'

const path = '/contact'

export const generateMetadata = () => pageMetadata(path)

export default function ContactPage() {
  return (
    <RecipePage path={path}>
      <JsonLd data={schoolGraph()} />
      <ContactBoard school={school} desks={helpDeskMenu} />
    </RecipePage>
  )
}
