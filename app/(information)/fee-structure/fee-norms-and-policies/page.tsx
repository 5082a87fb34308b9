import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { PictureSheet } from '@/components/content/PictureSheet/PictureSheet'
import { informationPage } from '@/lib/pages/information-page'
import { findPicture } from '@/lib/pictures/pictures'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/fee-structure/fee-norms-and-policies'

export const generateMetadata = () => pageMetadata(path)

export default async function FeePoliciesPage() {
  return (
    <InformationPage
      {...await informationPage(path)}
      printable
      after={<PictureSheet picture={findPicture('fee-policy-sheet')} caption="The fee policy." />}
    />
  )
}
