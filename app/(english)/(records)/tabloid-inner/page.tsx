import { TabloidFailure } from '@/components/records/TabloidFailure/TabloidFailure'
import { story } from '@/content/words/en/tabloid'
import { loadInformationPage } from '@/lib/pages/information'
import { buildMissingIdMetadata } from '@/lib/seo/record-metadata'

const list = '/tabloid'

export const generateMetadata = () =>
  buildMissingIdMetadata(list, {
    path: '/tabloid-inner',
    ...story.unnamed,
  })

/** The old URL of tabloid entries. `lib/routing` redirects it when it names an entry. */
export default async function TabloidInnerPage() {
  return <TabloidFailure frame={await loadInformationPage(list)} reason="unnamed" />
}
