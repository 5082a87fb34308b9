import { inspectDocuments } from '@/scripts/disclosure/documents'
import { formatFileSize } from '@/lib/core/file-size'
import { findDisclosureFault, findLinkFault } from '@/scripts/disclosure/faults'
import { linksInMarkdown } from '@/scripts/disclosure/links'
import { root } from '@/tests/support/fixtures/files'

const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(239_900)}\nstartxref\n9\n%%EOF\n`)

const files: Record<string, Buffer> = {
  '/documents/fire.pdf': pdf,
  '/documents/empty.pdf': Buffer.alloc(0),
  '/documents/page.pdf': Buffer.from('<!doctype html>'),
  '/documents/truncated.pdf': pdf.subarray(0, 200_000),
  '/documents/scan.jpg': Buffer.from('JFIF'),
  '/documents/generated.pdf': Buffer.from(
    '%PDF-1.7\n<pdf:Producer>PDFKit</pdf:Producer>\nstartxref\n9\n%%EOF\n',
  ),
}
const site = {
  read: (href: string) => files[href],
  paths: ['/fee-structure', '/committee'],
  isSample: (path: string) => path === '/committee',
}

describe('a link to a document', () => {
  it.each([
    ['/documents/fire.pdf', undefined],
    ['/documents/missing.pdf', 'does not exist'],
    ['/documents/empty.pdf', 'is empty'],
    ['/documents/page.pdf', 'is not a PDF'],
    ['/documents/scan.jpg', 'is not a PDF'],
    ['/documents/truncated.pdf', 'is truncated'],
    ['https://files.example.org/fire.pdf', 'is not in public/documents'],
  ])('%s: %s', (href, fault) => {
    expect(findLinkFault({ href, at: 'test' }, site)).toBe(fault)
  })

  it('is found in the Markdown of a page', () => {
    const markdown = 'See the [list](/documents/list.pdf) and [fees](/fee-structure).'
    expect(linksInMarkdown(markdown, 'page.md')).toEqual([
      { href: '/documents/list.pdf', at: 'page.md' },
    ])
  })
})

describe('the description of a file in the disclosure', () => {
  const link = {
    href: '/documents/fire.pdf',
    type: 'PDF',
    size: '240 KB',
    date: '2026-01-31',
    at: 'fire',
  }

  it('is compared with the file', () => {
    expect(findDisclosureFault(link, site)).toBeUndefined()
    expect(findDisclosureFault({ ...link, size: '300 KB' }, site)).toBe(
      'is 240 KB, and the page says 300 KB',
    )
    expect(findDisclosureFault({ ...link, size: undefined }, site)).toMatch(/says nothing/)
    expect(findDisclosureFault({ ...link, date: undefined }, site)).toMatch(/has no date/)
    const attested = { by: 'the principal', on: '2026-02-30x' }
    expect(findDisclosureFault({ ...link, attested }, site)).toMatch(/date of its attestation/)
    expect(findDisclosureFault({ ...link, validUntil: '31 March 2027' }, site)).toMatch(/is valid/)
    expect(findDisclosureFault({ ...link, validUntil: '2027-03-31' }, site)).toBeUndefined()
    expect(findDisclosureFault({ ...link, type: 'JPEG' }, site)).toMatch(/types are PDF and Page/)
    expect(findDisclosureFault({ ...link, href: '/documents/missing.pdf' }, site)).toBe(
      'does not exist',
    )
  })

  it('may be a page of this site', () => {
    expect(findDisclosureFault({ href: '/fee-structure', type: 'Page', at: 'fees' }, site)).toBe(
      undefined,
    )
    expect(findDisclosureFault({ href: '/fees', type: 'Page', at: 'fees' }, site)).toBe(
      'is not a page of this site',
    )
  })

  it('is a fault while the file is a sample', () => {
    expect(findDisclosureFault({ href: '/committee', type: 'Page', at: 'SMC' }, site)).toMatch(
      /sample/,
    )
    const generated = { ...link, href: '/documents/generated.pdf', size: '1 KB' }
    expect(findDisclosureFault(generated, site)).toMatch(/sample/)
  })

  it('writes sizes in kilobytes, or in megabytes from 1 MB', () => {
    expect([12, 251_400, 999_999, 3_460_000].map(formatFileSize)).toEqual([
      '1 KB',
      '251 KB',
      '1.0 MB',
      '3.5 MB',
    ])
  })
})

test('the documents of the site have no faults', () => {
  const { links, faults } = inspectDocuments(root)
  expect(faults).toEqual([])
  expect(links).toBeGreaterThan(16)
})
