import { CommitteeTable } from '@/components/tables/CommitteeTable/CommitteeTable'
import { committees } from '@/content/data/committees'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/mandatory-disclosure/committees'

export const generateMetadata = () => pageMetadata(path)

export default function CommitteesPage() {
  return (
    <RecipePage path={path} printable>
      {committees.map(({ name, purpose, seats }) => (
        <CommitteeTable key={name} name={name} note={purpose} seats={seats} />
      ))}
    </RecipePage>
  )
}
