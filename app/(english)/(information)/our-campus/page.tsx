import { CardGrid } from '@/components/information/CardGrid/CardGrid'
import { CampusPlan } from '@/components/information/CampusPlan/CampusPlan'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { quickLinks } from '@/content/routes'
import { loadCampusPlan } from '@/lib/pages/campus-plan'
import { loadInformationPage, loadPageCards } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/our-campus'

const places = ['/our-campus/infrastructure', '/our-campus/library']
const facilities = quickLinks.campus.filter((page) => page.startsWith('/our-campus/facilities/'))

export const generateMetadata = () => pageMetadata(path)

export default async function CampusPage() {
  return (
    <InformationPage
      {...await loadInformationPage(path)}
      plainHead
      banner={<CampusPlan {...loadCampusPlan()} />}
      after={
        <section aria-labelledby="facilities">
          <SectionHead id="facilities" title="Looking after people" />
          <CardGrid label="Facilities" cards={await loadPageCards(facilities)} />
        </section>
      }
    >
      <CardGrid label="Parts of the campus" cards={await loadPageCards(places)} />
    </InformationPage>
  )
}
