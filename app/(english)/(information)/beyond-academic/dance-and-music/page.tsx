import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/beyond-academic/dance-and-music'

export const generateMetadata = () => pageMetadata(path)

export default function DanceAndMusicPage() {
  return <RecipePage path={path} />
}
