import { CostLink } from '@/components/information/CostLink/CostLink'
import { PictureSheet } from '@/components/media/PictureSheet/PictureSheet'
import { findPicture } from '@/lib/pictures/pictures'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/fee-structure/fee-norms-and-policies'

export const generateMetadata = () => pageMetadata(path)

export default function FeePoliciesPage() {
  return (
    <RecipePage
      path={path}
      printable
      after={
        <>
          <PictureSheet picture={findPicture('fee-policy-sheet')} caption="The fee policy." />
          <CostLink />
        </>
      }
    />
  )
}
