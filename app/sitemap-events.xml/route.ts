import { handleRecordSitemap } from '@/lib/seo/record-sitemaps'

/** Prerendered, and regenerated together with the list. */
export const dynamic = 'force-static'

/** The events page and the page of each event (R-EVENTS-7), for search engines. */
export const GET = () => handleRecordSitemap('events')
