import { bookListHref, bookLists } from '../../content/data/book-list'
import { sampleCertificate } from '../../content/data/certificate'
import { academics, documents } from '../../content/data/disclosure'
import { school } from '../../content/school'
import type { DisclosureFile } from '../../content/types'

/** A link to a document, and where it stands. */
export type DocumentLink = { href: string; at: string }

/** A link of the mandatory disclosure, with what the page says of the file. */
export type DisclosureLink = DisclosureFile & { at: string }

/** The documents and pages that the mandatory disclosure calls available. */
export const disclosureLinks: readonly DisclosureLink[] = [...documents, ...academics].flatMap(
  ({ item, file }) => (file ? [{ ...file, at: `mandatory disclosure, "${item}"` }] : []),
)

/** The documents that the other pages link to from `content`. */
export const otherLinks: readonly DocumentLink[] = [
  { href: school.chronicle.href, at: 'content/school.ts' },
  { href: sampleCertificate, at: 'content/data/certificate.ts' },
  ...bookLists.map(({ className, slug }) => ({
    href: bookListHref(slug),
    at: `book list, ${className}`,
  })),
]

/** Links to documents in the Markdown of a page. */
export const linksInWords = (words: string, at: string): DocumentLink[] =>
  [...words.matchAll(/\]\((?<href>\/documents\/[^)\s#?]+)/gu)].map(({ groups }) => ({
    href: groups!.href!,
    at,
  }))
