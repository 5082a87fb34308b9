import { NewsScreen } from '@/components/records/NewsScreen/NewsScreen'
import { loadNewsPage } from '@/lib/pages/lists'
import { variantMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => variantMetadata('/news')

/** `/news` with filters in its query. `next.config.ts` rewrites to it, so that `/news` itself stays static. */
export default async function FilteredNewsPage({ searchParams }: PageProps<'/query/news'>) {
  return <NewsScreen {...await loadNewsPage(await searchParams)} />
}
