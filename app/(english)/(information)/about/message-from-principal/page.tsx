import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/about/message-from-principal'

export const generateMetadata = () => pageMetadata(path)

export default function PrincipalPage() {
  return <RecipePage path={path} />
}
