import { InstitutionCards } from '@/components/information/InstitutionCards/InstitutionCards'
import { institutions } from '@/content/data/institutions'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/about/our-institutions'

export const generateMetadata = () => pageMetadata(path)

export default function InstitutionsPage() {
  return (
    <RecipePage path={path}>
      <InstitutionCards institutions={institutions} />
    </RecipePage>
  )
}
