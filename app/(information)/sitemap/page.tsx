import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { SiteMap } from '@/components/information/SiteMap/SiteMap'
import { loadInformationPage } from '@/lib/pages/information'
import { siteMap } from '@/lib/routing/site-map'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/sitemap'

export const generateMetadata = () => pageMetadata(path)

export default async function SiteMapPage() {
  return (
    <InformationPage {...await loadInformationPage(path)} after={<SiteMap groups={siteMap()} />} />
  )
}
