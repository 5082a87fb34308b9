import { TabloidScreen } from '@/components/records/TabloidScreen/TabloidScreen'
import { loadTabloidPage } from '@/lib/pages/tabloid'
import { variantMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => variantMetadata('/tabloid')

/** `/tabloid?show=12`, for visitors without script. `next.config.ts` rewrites to it. */
export default async function LongerTabloidPage({ searchParams }: PageProps<'/query/tabloid'>) {
  return <TabloidScreen {...await loadTabloidPage(await searchParams)} />
}
