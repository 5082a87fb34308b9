import 'server-only'
import type { Metadata } from 'next'
import { school } from '@/content/school'
import type { ServiceFile } from '@/lib/content-service/types'
import { readPage } from '@/lib/pages/read-page'

type RecordWords = {
  /** Canonical address, percent-encoded. */
  path: string
  title: string
  /** Left out: the list's own. */
  description: string
  picture: ServiceFile | undefined
  alt: string
}

/**
 * Title, description, canonical link and link preview of a page made from one record. What the record lacks
 * comes from the page of its list.
 */
export async function recordMetadata(listPath: string, words: RecordWords): Promise<Metadata> {
  const list = await readPage(listPath)
  const { path, title, picture } = words
  const description = words.description || list.description
  return {
    title,
    description,
    keywords: list.keywords,
    alternates: { canonical: path },
    openGraph: {
      type: 'article',
      siteName: school.name,
      locale: 'en_IN',
      url: path,
      title,
      description,
      images: picture
        ? [{ url: picture.href, alt: words.alt }]
        : [{ url: list.picture.fallback, alt: list.alt }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

/** A page that says there is nothing at its address. */
export const unindexedMetadata = (title: string): Metadata => ({ title, robots: { index: false } })
