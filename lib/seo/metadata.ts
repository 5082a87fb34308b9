import 'server-only'
import type { Metadata } from 'next'
import { microcopy } from '@/content/microcopy'
import { unindexedRoutes } from '@/content/routes'
import { school } from '@/content/school'
import { readPage } from '@/lib/markdown/read-page'
import { pageImage } from '@/lib/social-images/page-image'
import { previewImages } from '@/lib/social-images/preview-images'

const atom = 'application/atom+xml'
const newsFeed = { url: '/news.xml', title: `${school.name}: ${microcopy.feeds.news}` }
const tabloidFeed = { url: '/tabloid.xml', title: `${school.name}: ${microcopy.feeds.tabloid}` }

/** The feeds that a page announces in its head (R-FEED-1). */
const feeds: Record<string, (typeof newsFeed)[]> = {
  '/': [newsFeed, tabloidFeed],
  '/news': [newsFeed],
  '/tabloid': [tabloidFeed],
}

/** The feeds of a page, for its metadata's `alternates.types`. */
export const feedsOf = (path: string) => feeds[path] && { [atom]: feeds[path] }

/** For pages that search engines must not index. They may follow the links. */
export const unindexed = { index: false, follow: true }

/** Title, description, keywords, canonical link and link preview of a page of the route table (R-LAYOUT-1). */
export async function pageMetadata(path: string): Promise<Metadata> {
  const { title, description, keywords } = await readPage(path)
  return {
    title: path === '/' ? { absolute: title } : title,
    description,
    keywords,
    robots: unindexedRoutes.includes(path) ? unindexed : undefined,
    alternates: { canonical: path, types: feedsOf(path) },
    openGraph: {
      type: 'website',
      siteName: school.name,
      locale: 'en_IN',
      url: path,
      title,
      description,
      images: await previewImages(await pageImage(path)),
    },
    twitter: { card: 'summary_large_image' },
  }
}

/**
 * The metadata of a filtered variant of a page. It is not indexed, and its canonical link is the page itself.
 */
export const variantMetadata = async (path: string): Promise<Metadata> => ({
  ...(await pageMetadata(path)),
  robots: unindexed,
})
