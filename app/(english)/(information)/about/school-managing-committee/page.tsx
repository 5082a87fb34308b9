import { PictureSheet } from '@/components/media/PictureSheet/PictureSheet'
import { CommitteeTable } from '@/components/tables/CommitteeTable/CommitteeTable'
import { managingCommittee } from '@/content/data/managing-committee'
import { findPicture } from '@/lib/pictures/pictures'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/about/school-managing-committee'

export const generateMetadata = () => pageMetadata(path)

export default function ManagingCommitteePage() {
  return (
    <RecipePage
      path={path}
      after={
        <PictureSheet
          picture={findPicture('managing-committee-sheet')}
          caption="Offices of the managing committee."
        />
      }
    >
      <CommitteeTable name="Managing committee" seats={managingCommittee} />
    </RecipePage>
  )
}
