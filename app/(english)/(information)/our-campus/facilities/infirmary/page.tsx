import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../../RecipePage'

const path = '/our-campus/facilities/infirmary'

export const generateMetadata = () => pageMetadata(path)

export default function InfirmaryPage() {
  return <RecipePage path={path} />
}
