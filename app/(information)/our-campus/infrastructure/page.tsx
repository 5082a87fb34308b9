import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { PictureGrid } from '@/components/media/PictureGrid/PictureGrid'
import { CampusTable } from '@/components/tables/CampusTable/CampusTable'
import { campus, campusPictures } from '@/content/data/campus'
import { loadInformationPage } from '@/lib/pages/information'
import { findPicture } from '@/lib/pictures/pictures'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/our-campus/infrastructure'

export const generateMetadata = () => pageMetadata(path)

export default async function InfrastructurePage() {
  const pictures = campusPictures.map(({ name, caption }) => ({
    picture: findPicture(name),
    caption,
  }))
  return (
    <InformationPage
      {...await loadInformationPage(path)}
      after={<PictureGrid label="Pictures of the campus" pictures={pictures} />}
    >
      <CampusTable campus={campus} />
    </InformationPage>
  )
}
