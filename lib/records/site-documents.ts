import { bookListHref, bookLists, bookListSession } from '@/content/data/book-list'
import { sampleCertificate } from '@/content/data/certificate'
import { disclosureDocuments } from '@/content/data/disclosure'
import { school } from '@/content/school'
import type { DocumentKind } from '@/content/types'

/** A document of the site itself, below `public/` or on another site. */
export type SiteDocument = {
  kind: DocumentKind
  title: string
  href: string
  /** What it is, in one sentence. */
  lead: string
  /** ISO date, where the school has given one. */
  date: string | null
}

const isFile = (href: string) => /\.[a-z]{3,4}$/.test(href)

/** The documents of `content/data`: book lists, papers of the disclosure, the chronicle, the sample certificate. */
export const siteDocuments: readonly SiteDocument[] = [
  ...bookLists.map(({ className, slug }) => ({
    kind: 'book-list' as const,
    title: `Book list, ${className}`,
    href: bookListHref(slug),
    lead: `Textbooks for the session ${bookListSession}.`,
    date: null,
  })),
  {
    kind: 'magazine',
    title: school.chronicle.label,
    href: school.chronicle.href,
    lead: 'The school’s yearly magazine.',
    date: null,
  },
  {
    kind: 'form',
    title: 'Sample transfer certificate',
    href: sampleCertificate.href,
    lead: 'What a transfer certificate looks like.',
    date: null,
  },
  ...disclosureDocuments.flatMap(({ item, file }) =>
    file && isFile(file.href)
      ? [
          {
            kind: 'disclosure' as const,
            title: item,
            href: file.href,
            lead: 'Mandatory disclosure.',
            date: file.date ?? null,
          },
        ]
      : [],
  ),
]
