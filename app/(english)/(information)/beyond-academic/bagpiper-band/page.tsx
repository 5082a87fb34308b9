import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/beyond-academic/bagpiper-band'

export const generateMetadata = () => pageMetadata(path)

export default function BagpiperBandPage() {
  return <RecipePage path={path} />
}
