import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/about/chairman-dps-society'

export const generateMetadata = () => pageMetadata(path)

export default function ChairmanPage() {
  return <RecipePage path={path} />
}
