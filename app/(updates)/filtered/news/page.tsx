import { NewsScreen } from '@/components/updates/NewsScreen/NewsScreen'
import { variantMetadata } from '@/lib/seo/metadata'
import { newsScreen } from '@/lib/updates/list-screens'

export const generateMetadata = () => variantMetadata('/news')

/** `/news` with filters in its address; `next.config.ts` rewrites it here, so that `/news` itself stays static. */
export default async function FilteredNewsPage({ searchParams }: PageProps<'/filtered/news'>) {
  return <NewsScreen {...await newsScreen(await searchParams)} />
}
