import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/academics/curriculum'

export const generateMetadata = () => pageMetadata(path)

export default function CurriculumPage() {
  return <RecipePage path={path} />
}
