import 'server-only'
import type { Metadata } from 'next'
import { school } from '@/content/school'
import type { ServiceFile } from '@/lib/content-service/types'
import { readPage } from '@/lib/pages/read-page'
import { previewPicture } from './addresses'
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
  picture: ServiceFile | undefined
  alt: string
  /** ISO 8601 day, where it is known. */
  published?: string
}

/**
 * Title, description, canonical link and link preview of a page made from one record. What the record lacks
 * comes from the page of its list.
 */
export async function recordMetadata(listPath: string, words: RecordWords): Promise<Metadata> {
  const list = await readPage(listPath)
  const { path, title, picture } = words
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
      images: picture
        ? [{ url: previewPicture(picture), alt: words.alt }]
        : [{ url: list.picture.fallback, alt: list.alt }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** A page that says there is nothing at its address. */
export const unindexedMetadata = (title: string): Metadata => ({ title, robots: unindexed })
