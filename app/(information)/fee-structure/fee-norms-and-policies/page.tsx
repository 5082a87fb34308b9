import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { PictureSheet } from '@/components/media/PictureSheet/PictureSheet'
import { loadInformationPage } from '@/lib/pages/information'
import { findPicture } from '@/lib/pictures/pictures'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/fee-structure/fee-norms-and-policies'

export const generateMetadata = () => pageMetadata(path)

export default async function FeePoliciesPage() {
  return (
    <InformationPage
      {...await loadInformationPage(path)}
      printable
      after={<PictureSheet picture={findPicture('fee-policy-sheet')} caption="The fee policy." />}
    />
  )
}
