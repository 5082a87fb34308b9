import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/academics/beyond-classrooms'

export const generateMetadata = () => pageMetadata(path)

export default function BeyondClassroomsPage() {
  return <RecipePage path={path} />
}
