import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/beyond-academic/sports-and-games'

export const generateMetadata = () => pageMetadata(path)

export default function SportsPage() {
  return <RecipePage path={path} />
}
