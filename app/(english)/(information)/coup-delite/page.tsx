import { resultGalleries } from '@/content/data/galleries'
import { pageMetadata } from '@/lib/seo/metadata'
import { ResultsPage } from '../ResultsPage'

const gallery = resultGalleries.honours

export const generateMetadata = () => pageMetadata(gallery.href)

export default function HonoursPage() {
  return <ResultsPage gallery={gallery} />
}
