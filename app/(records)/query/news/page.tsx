import { NewsScreen } from '@/components/records/NewsScreen/NewsScreen'
import { loadNewsPage } from '@/lib/pages/lists'
import { variantMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => variantMetadata('/news')

/** `/news` with filters in its address; `next.config.ts` rewrites it here, so that `/news` itself stays static. */
export default async function FilteredNewsPage({ searchParams }: PageProps<'/query/news'>) {
  return <NewsScreen {...await loadNewsPage(await searchParams)} />
}
