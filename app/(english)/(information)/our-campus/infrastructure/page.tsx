import { PictureGrid } from '@/components/media/PictureGrid/PictureGrid'
import { CampusTable } from '@/components/tables/CampusTable/CampusTable'
import { campus, campusPictures } from '@/content/data/campus'
import { findPicture } from '@/lib/pictures/pictures'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/our-campus/infrastructure'

export const generateMetadata = () => pageMetadata(path)

export default function InfrastructurePage() {
  const pictures = campusPictures.map(({ name, caption }) => ({
    picture: findPicture(name),
    caption,
  }))
  return (
    <RecipePage path={path}>
      <PictureGrid label="Pictures of the campus" pictures={pictures} />
      <CampusTable campus={campus} />
    </RecipePage>
  )
}
