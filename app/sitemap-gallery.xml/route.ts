import { handleRecordSitemap } from '@/lib/seo/record-sitemaps'

/** Prerendered, and regenerated together with the list. */
export const dynamic = 'force-static'

/** The photo gallery and each of its albums, with their pictures, for search engines. */
export const GET = () => handleRecordSitemap('gallery')
