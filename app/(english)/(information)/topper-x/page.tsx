import { resultGalleries } from '@/content/data/galleries'
import { pageMetadata } from '@/lib/seo/metadata'
import { ResultsPage } from '../ResultsPage'

const gallery = resultGalleries.classX

export const generateMetadata = () => pageMetadata(gallery.href)

export default function ClassXResultsPage() {
  return <ResultsPage gallery={gallery} />
}
