import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/beyond-academic/educational-tours-and-excursions'

export const generateMetadata = () => pageMetadata(path)

export default function ToursPage() {
  return <RecipePage path={path} />
}
