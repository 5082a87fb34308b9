import { CampusTable } from '@/components/content/CampusTable/CampusTable'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { PictureGrid } from '@/components/content/PictureGrid/PictureGrid'
import { campus, campusPictures } from '@/content/data/campus'
import { informationPage } from '@/lib/pages/information-page'
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
      {...await informationPage(path)}
      after={<PictureGrid label="Pictures of the campus" pictures={pictures} />}
    >
      <CampusTable campus={campus} />
    </InformationPage>
  )
}
