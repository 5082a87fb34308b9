import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/our-campus/library'

export const generateMetadata = () => pageMetadata(path)

export default function LibraryPage() {
  return <RecipePage path={path} />
}
