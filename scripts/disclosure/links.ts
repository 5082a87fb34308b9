import { bookListHref, bookLists } from '../../content/data/book-list'
import { sampleCertificate } from '../../content/data/certificate'
import { disclosureDocuments } from '../../content/data/disclosure'
import { school } from '../../content/school'
import type { DisclosureFile } from '../../content/types'

/** A link to a document, and where it was found. */
export type DocumentLink = { href: string; at: string }

/** A link of the mandatory disclosure, with the description of the file. */
export type DisclosureLink = DisclosureFile & { at: string }

/** Documents and pages that the mandatory disclosure lists as available. */
export const disclosureLinks: readonly DisclosureLink[] = disclosureDocuments.flatMap(
  ({ item, file }) => (file ? [{ ...file, at: `mandatory disclosure, "${item}"` }] : []),
)

/** Documents that other parts of `content` link to. */
export const otherLinks: readonly DocumentLink[] = [
  { href: school.chronicle.href, at: 'content/school.ts' },
  { href: sampleCertificate.href, at: 'content/data/certificate.ts' },
  ...bookLists.map(({ className, slug }) => ({
    href: bookListHref(slug),
    at: `book list, ${className}`,
  })),
]

/** Finds links to documents in the Markdown of a page. */
export const linksInMarkdown = (markdown: string, at: string): DocumentLink[] =>
  [...markdown.matchAll(/\]\((?<href>\/documents\/[^)\s#?]+)/gu)].map(({ groups }) => ({
    href: groups!.href!,
    at,
  }))
