import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../../RecipePage'

const path = '/our-campus/facilities/security-and-safety'

export const generateMetadata = () => pageMetadata(path)

export default function SecurityPage() {
  return <RecipePage path={path} />
}
