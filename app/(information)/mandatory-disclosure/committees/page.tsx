import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { CommitteeTable } from '@/components/tables/CommitteeTable/CommitteeTable'
import { committees } from '@/content/data/committees'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/mandatory-disclosure/committees'

export const generateMetadata = () => pageMetadata(path)

export default async function CommitteesPage() {
  return (
    <InformationPage {...await loadInformationPage(path)} printable>
      {committees.map(({ name, purpose, seats }) => (
        <CommitteeTable key={name} name={name} note={purpose} seats={seats} />
      ))}
    </InformationPage>
  )
}
