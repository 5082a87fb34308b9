import { CostLink } from '@/components/information/CostLink/CostLink'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/fee-structure/norms-for-fixing-fees'

export const generateMetadata = () => pageMetadata(path)

export default function FeeNormsPage() {
  return <RecipePage path={path} after={<CostLink />} printable />
}
