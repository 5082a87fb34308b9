import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../RecipePage'

const path = '/accessibility'

export const generateMetadata = () => pageMetadata(path)

export default function AccessibilityPage() {
  return <RecipePage path={path} />
}
