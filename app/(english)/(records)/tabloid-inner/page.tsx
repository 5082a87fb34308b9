import { TabloidFailure } from '@/components/records/TabloidFailure/TabloidFailure'
import { loadInformationPage } from '@/lib/pages/information'
import { missingIdMetadata } from '@/lib/seo/record-metadata'

const list = '/tabloid'

export const generateMetadata = () =>
  missingIdMetadata(list, {
    path: '/tabloid-inner',
    title: 'School Tabloid: choose a story',
    description: 'This address names no story. All stories of the School Tabloid are in its list.',
  })

/** The old URL of tabloid entries. `lib/routing` redirects it when it names an entry. */
export default async function TabloidInnerPage() {
  return <TabloidFailure frame={await loadInformationPage(list)} reason="unnamed" />
}
