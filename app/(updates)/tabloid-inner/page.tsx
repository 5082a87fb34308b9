import { TabloidFailure } from '@/components/updates/TabloidFailure/TabloidFailure'
import { tabloidCopy } from '@/content/microcopy/tabloid'
import { informationPage } from '@/lib/pages/information-page'
import { unindexedMetadata } from '@/lib/seo/record-metadata'

export const metadata = unindexedMetadata(tabloidCopy.heading)

/** The old address of tabloid entries; one that names an entry never comes here (`lib/routing`, decisions B10). */
export default async function TabloidInnerPage() {
  return <TabloidFailure frame={await informationPage('/tabloid')} reason="unnamed" />
}
