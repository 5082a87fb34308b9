import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/beyond-academic/co-curricular-activities'

export const generateMetadata = () => pageMetadata(path)

export default function CoCurricularPage() {
  return <RecipePage path={path} />
}
