import { CardGrid } from '@/components/information/CardGrid/CardGrid'
import { FigureBand } from '@/components/information/FigureBand/FigureBand'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { pageFigures } from '@/content/data/page-figures'
import { quickLinks } from '@/content/routes'
import { loadInformationPage, loadPageCards } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/about'

export const generateMetadata = () => pageMetadata(path)

export default async function AboutPage() {
  return (
    <InformationPage
      {...await loadInformationPage(path)}
      isIndex
      after={<FigureBand figures={pageFigures.about} />}
    >
      <CardGrid label="Pages about the school" cards={await loadPageCards(quickLinks.about)} />
    </InformationPage>
  )
}
