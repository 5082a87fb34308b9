import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { SiteMap } from '@/components/content/SiteMap/SiteMap'
import { informationPage } from '@/lib/pages/information-page'
import { siteMap } from '@/lib/routing/site-map'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/sitemap'

export const generateMetadata = () => pageMetadata(path)

export default async function SiteMapPage() {
  return <InformationPage {...await informationPage(path)} after={<SiteMap groups={siteMap()} />} />
}
