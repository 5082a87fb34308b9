import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { PictureGallery } from '@/components/media/PhotoGallery/PictureGallery'
import { picturesOf, resultGalleries } from '@/content/data/galleries'
import { loadInformationPage } from '@/lib/pages/information'
import { findPicture } from '@/lib/pictures/pictures'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/coup-delite'

export const generateMetadata = () => pageMetadata(path)

export default async function HonoursPage() {
  const frame = await loadInformationPage(path)
  return (
    <InformationPage {...frame} interactive>
      <PictureGallery
        title={frame.page.title}
        pictures={picturesOf(resultGalleries.honours).map(findPicture)}
      />
    </InformationPage>
  )
}
