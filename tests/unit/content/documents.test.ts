/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { bookListHref, bookLists } from '@/content/data/book-list'
import { sampleCertificate } from '@/content/data/certificate'
import { school } from '@/content/school'

/** Documents that pages link to, below `public`. */
const documents = [
  school.chronicle.href,
  sampleCertificate,
  ...bookLists.map(({ slug }) => bookListHref(slug)),
]

describe('documents', () => {
  it.each(documents)('%s is a PDF file', (href) => {
    expect(readFileSync(`public${href}`, 'latin1').slice(0, 5)).toBe('%PDF-')
  })
})
