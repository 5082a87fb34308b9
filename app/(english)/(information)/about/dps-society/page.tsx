import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/about/dps-society'

export const generateMetadata = () => pageMetadata(path)

export default function SocietyPage() {
  return <RecipePage path={path} />
}
