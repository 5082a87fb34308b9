import { permanentRedirect } from 'next/navigation'
import { TabloidFailure } from '@/components/updates/TabloidFailure/TabloidFailure'
import { microcopy } from '@/content/microcopy'
import { informationPage } from '@/lib/pages/information-page'
import { unindexedMetadata } from '@/lib/seo/record-metadata'

export const metadata = unindexedMetadata(microcopy.tabloid.heading)

/** The old address of tabloid entries: leads on to the entry that it names (decisions B10). */
export default async function TabloidInnerPage({ searchParams }: PageProps<'/tabloid-inner'>) {
  const { blog, id } = await searchParams
  const [identifier] = [blog, id].flat().filter(Boolean)
  if (identifier) permanentRedirect(`/tabloid/${encodeURIComponent(identifier)}`)
  return <TabloidFailure frame={await informationPage('/tabloid')} reason="unnamed" />
}
