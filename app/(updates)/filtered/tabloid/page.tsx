import { TabloidScreen } from '@/components/updates/TabloidScreen/TabloidScreen'
import { variantMetadata } from '@/lib/seo/metadata'
import { tabloidScreen } from '@/lib/updates/read-tabloid'

export const generateMetadata = () => variantMetadata('/tabloid')

/** `/tabloid?show=12`, for visitors without script; `next.config.ts` rewrites it here. */
export default async function LongerTabloidPage({ searchParams }: PageProps<'/filtered/tabloid'>) {
  return <TabloidScreen {...await tabloidScreen(await searchParams)} />
}
