import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/academics/personality-development'

export const generateMetadata = () => pageMetadata(path)

export default function PersonalityDevelopmentPage() {
  return <RecipePage path={path} />
}
