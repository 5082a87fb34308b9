import { SiteMap } from '@/components/information/SiteMap/SiteMap'
import { siteMap } from '@/lib/routing/site-map'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../RecipePage'

const path = '/sitemap'

export const generateMetadata = () => pageMetadata(path)

export default function SiteMapPage() {
  return (
    <RecipePage path={path}>
      <SiteMap groups={siteMap()} />
    </RecipePage>
  )
}
