import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/beyond-academic/activities-events'

export const generateMetadata = () => pageMetadata(path)

export default function ActivitiesPage() {
  return <RecipePage path={path} />
}
