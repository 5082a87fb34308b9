import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/about/message-from-pro-vc'

export const generateMetadata = () => pageMetadata(path)

export default function ProViceChancellorPage() {
  return <RecipePage path={path} />
}
