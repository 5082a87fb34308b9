import 'server-only'
import type { Metadata } from 'next'
import { school } from '@/content/school'
import { readPage } from '@/lib/markdown/read-page'
import { recordImages } from '@/lib/social-images/preview-images'
import type { SocialImage } from '@/lib/social-images/social-image'
import { makeDescription } from './description'
import { feedsOf, unindexed } from './metadata'

type RecordWords = {
  /** Canonical address, percent-encoded. */
  path: string
  title: string
  /** The record's own description, taken as it is. */
  description?: string
  /** What else a description is made from. */
  text: string
  image: SocialImage
  /** ISO 8601 day, where it is known. */
  published?: string
}

/**
 * Title, description, canonical link and link preview of a page made from one record. What the record lacks
 * comes from the page of its list.
 */
export async function recordMetadata(listPath: string, words: RecordWords): Promise<Metadata> {
  const list = await readPage(listPath)
  const { path, title, image } = words
  const description = words.description || makeDescription(words.text, list.description)
  return {
    title,
    description,
    keywords: list.keywords,
    alternates: { canonical: path, types: feedsOf(listPath) },
    openGraph: {
      type: 'article',
      publishedTime: words.published,
      siteName: school.name,
      locale: 'en_IN',
      url: path,
      title,
      description,
      images: await recordImages(image),
    },
    twitter: { card: 'summary_large_image' },
  }
}

type UnnamedWords = { path: string; title: string; description: string }

/** A page for records at an address that names none; search engines leave it out. */
export async function missingIdMetadata(
  listPath: string,
  { path, title, description }: UnnamedWords,
): Promise<Metadata> {
  const { keywords } = await readPage(listPath)
  return { title, description, keywords, robots: unindexed, alternates: { canonical: path } }
}

/** A page that says there is nothing at its address. */
export const unindexedMetadata = (title: string): Metadata => ({ title, robots: unindexed })
