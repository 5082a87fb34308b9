import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { PictureSheet } from '@/components/content/PictureSheet/PictureSheet'
import { informationPage } from '@/lib/pages/information-page'
import { findPicture } from '@/lib/pictures/pictures'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/about/school-managing-committee'

export const generateMetadata = () => pageMetadata(path)

export default async function ManagingCommitteePage() {
  return (
    <InformationPage
      {...await informationPage(path)}
      after={
        <PictureSheet
          picture={findPicture('managing-committee-sheet')}
          caption="Offices of the managing committee."
        />
      }
    />
  )
}
