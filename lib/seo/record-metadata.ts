import 'server-only'
import type { Metadata } from 'next'
import { school } from '@/content/school'
import { readPage } from '@/lib/rich-text/read-page'
import { recordImages } from '@/lib/social-images/page-image'
import type { SocialImage } from '@/lib/social-images/social-image'
import { makeDescription } from './description'
import { getFeeds, unindexed } from './metadata'

type RecordFields = {
  /** Canonical path, percent-encoded. */
  path: string
  title: string
  /** The record's own meta description, used unchanged. */
  description?: string
  /** The text to make a description from when there is none. */
  text: string
  image: SocialImage
  /** ISO 8601 day, if known. */
  published?: string
}

/**
 * Returns the title, description, canonical link and link preview of the page of a record. Missing values come from the
 * page of its list.
 */
export async function recordMetadata(listPath: string, fields: RecordFields): Promise<Metadata> {
  const list = await readPage(listPath)
  const { path, title, image } = fields
  const description = fields.description || makeDescription(fields.text, list.description)
  return {
    title,
    description,
    keywords: list.keywords,
    alternates: { canonical: path, types: getFeeds(listPath) },
    openGraph: {
      type: 'article',
      publishedTime: fields.published,
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

type PageFields = { path: string; title: string; description: string }

/** Returns the metadata of a record page that was requested without an id. It is not indexed. */
export async function buildMissingIdMetadata(
  listPath: string,
  { path, title, description }: PageFields,
): Promise<Metadata> {
  const { keywords } = await readPage(listPath)
  return { title, description, keywords, robots: unindexed, alternates: { canonical: path } }
}

/** Returns the metadata of a page for a missing record. */
export const buildUnindexedMetadata = (title: string): Metadata => ({ title, robots: unindexed })
