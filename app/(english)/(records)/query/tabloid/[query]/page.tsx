import { TabloidScreen } from '@/components/records/TabloidScreen/TabloidScreen'
import { loadTabloidPage } from '@/lib/pages/lists'
import { decodeQuery } from '@/lib/routing/query-pages'
import { buildVariantMetadata } from '@/lib/seo/metadata'

export const generateStaticParams = () => []

export const generateMetadata = () => buildVariantMetadata('/tabloid')

/** `/tabloid?show=12`, for visitors without script. */
export default async function LongerTabloidPage({ params }: PageProps<'/query/tabloid/[query]'>) {
  return <TabloidScreen {...await loadTabloidPage(decodeQuery((await params).query))} />
}
