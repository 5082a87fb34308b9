import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/about/message-from-director'

export const generateMetadata = () => pageMetadata(path)

export default function DirectorPage() {
  return <RecipePage path={path} />
}
