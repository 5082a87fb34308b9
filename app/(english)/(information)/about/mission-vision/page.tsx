import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/about/mission-vision'

export const generateMetadata = () => pageMetadata(path)

export default function MissionVisionPage() {
  return <RecipePage path={path} />
}
