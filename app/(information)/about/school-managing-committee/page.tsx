import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { PictureSheet } from '@/components/media/PictureSheet/PictureSheet'
import { loadInformationPage } from '@/lib/pages/information'
import { findPicture } from '@/lib/pictures/pictures'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/about/school-managing-committee'

export const generateMetadata = () => pageMetadata(path)

export default async function ManagingCommitteePage() {
  return (
    <InformationPage
      {...await loadInformationPage(path)}
      after={
        <PictureSheet
          picture={findPicture('managing-committee-sheet')}
          caption="Offices of the managing committee."
        />
      }
    />
  )
}
