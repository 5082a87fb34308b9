import 'server-only'
import type { Metadata } from 'next'
import { english, type Language } from '@/content/languages'
import { unindexedRoutes } from '@/content/routes'
import { school } from '@/content/school'
import { readLocalizedPage } from '@/lib/rich-text/read-page'
import { feeds as feedWords } from '@/content/words/en/feeds'
import { getSchool } from '@/lib/routing/localized'
import { listLanguages, localizePath } from '@/lib/routing/translations'
import { pageImage, getPreviewImages } from '@/lib/social-images/page-image'
import { getAlternateLanguages, isUnreviewed } from './languages'

const atom = 'application/atom+xml'
const newsFeed = { url: '/news.xml', title: `${school.name}: ${feedWords.news}` }
const tabloidFeed = { url: '/tabloid.xml', title: `${school.name}: ${feedWords.tabloid}` }

/** The feeds that a page announces in its head (R-FEED-1). */
const feeds: Record<string, (typeof newsFeed)[]> = {
  '/': [newsFeed, tabloidFeed],
  '/news': [newsFeed],
  '/tabloid': [tabloidFeed],
}

/** Returns the feeds of a page, for its metadata's `alternates.types`. */
export const getFeeds = (path: string) => feeds[path] && { [atom]: feeds[path] }

/** For pages that search engines must not index. They may follow the links. */
export const unindexed = { index: false, follow: true }

/** Returns the title of a page in the language, as a browser shows it. */
export const addSchoolToTitle = (title: string, language: Language) =>
  `${title} | ${getSchool(language).name}`

/**
 * Returns the title, description, keywords, canonical link, languages and link preview of a page of the route table
 * (R-LAYOUT-1).
 * @param path in English
 */
export async function pageMetadata(path: string, language = english): Promise<Metadata> {
  const page = await readLocalizedPage(language, path)
  const { title, description, keywords } = page
  const ownPath = localizePath(language, path)
  const others = listLanguages(path).filter(({ code }) => code !== language.code)
  return {
    // The template of a layout is only for the segments below it, and documents have none.
    title: { absolute: path === '/' ? title : addSchoolToTitle(title, language) },
    description,
    keywords,
    robots: unindexedRoutes.includes(path) || isUnreviewed(page) ? unindexed : undefined,
    alternates: {
      canonical: ownPath,
      languages: getAlternateLanguages(path),
      types: language === english ? getFeeds(path) : undefined,
    },
    openGraph: {
      type: 'website',
      siteName: getSchool(language).name,
      locale: language.openGraph,
      alternateLocale: others.map(({ openGraph }) => openGraph),
      url: ownPath,
      title,
      description,
      images: await getPreviewImages(await pageImage(path, language)),
    },
    twitter: { card: 'summary_large_image' },
  }
}

/**
 * Returns the metadata of a filtered variant of a page. It is not indexed, and its canonical link is the page itself.
 */
export const buildVariantMetadata = async (
  path: string,
  language = english,
): Promise<Metadata> => ({
  ...(await pageMetadata(path, language)),
  robots: unindexed,
})
