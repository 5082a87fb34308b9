import { CardGrid } from '@/components/information/CardGrid/CardGrid'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { OneDay } from '@/components/information/OneDay/OneDay'
import { quickLinks } from '@/content/routes'
import { loadInformationPage, loadPageCards } from '@/lib/pages/information'
import { loadOneDay } from '@/lib/pages/one-day'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/about'

export const generateMetadata = () => pageMetadata(path)

export default async function AboutPage() {
  return (
    <InformationPage
      {...await loadInformationPage(path)}
      isIndex
      after={<OneDay {...loadOneDay()} />}
    >
      <CardGrid label="Pages about the school" cards={await loadPageCards(quickLinks.about)} />
    </InformationPage>
  )
}
