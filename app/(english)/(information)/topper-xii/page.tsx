import { resultGalleries } from '@/content/data/galleries'
import { pageMetadata } from '@/lib/seo/metadata'
import { ResultsPage } from '../ResultsPage'

const gallery = resultGalleries.classXII

export const generateMetadata = () => pageMetadata(gallery.href)

export default function ClassXIIResultsPage() {
  return <ResultsPage gallery={gallery} />
}
