import { HouseFlags } from '@/components/information/HouseFlags/HouseFlags'
import { houses } from '@/content/data/houses'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/beyond-academic/houses'

export const generateMetadata = () => pageMetadata(path)

export default function HousesPage() {
  return (
    <RecipePage path={path}>
      <HouseFlags houses={houses} />
    </RecipePage>
  )
}
