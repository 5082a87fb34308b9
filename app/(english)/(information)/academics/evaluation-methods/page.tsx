import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/academics/evaluation-methods'

export const generateMetadata = () => pageMetadata(path)

export default function EvaluationMethodsPage() {
  return <RecipePage path={path} />
}
