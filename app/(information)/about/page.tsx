import { CardGrid } from '@/components/content/CardGrid/CardGrid'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { quickLinks } from '@/content/routes'
import { informationPage, pageCards } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/about'

export const generateMetadata = () => pageMetadata(path)

export default async function AboutPage() {
  return (
    <InformationPage {...await informationPage(path)}>
      <CardGrid label="Pages about the school" cards={await pageCards(quickLinks.about)} />
    </InformationPage>
  )
}
