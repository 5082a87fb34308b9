import type { DisclosureLink, DocumentLink } from './links'

/** What the faults are looked for in; `read` gives nothing for an address that is no file of `public`. */
export type Site = {
  read: (href: string) => Buffer | undefined
  paths: readonly string[]
  /** Whether what a page shows is a sample: made up for this site, and not the school's own. */
  isSample: (path: string) => boolean
}

const pdf = /\.pdf$/u

/** The size of a file as pages print it: whole kilobytes, or megabytes with one decimal. */
export const printedSize = (bytes: number): string =>
  bytes < 999_500
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`

/** What is wrong with the bytes of a PDF, if anything: empty, another kind of file, or cut off. */
export function pdfFault(content: Buffer): string | undefined {
  if (content.length === 0) return 'is empty'
  if (content.toString('latin1', 0, 5) !== '%PDF-') return 'is not a PDF'
  if (!content.toString('latin1', Math.max(0, content.length - 1024)).includes('%%EOF')) {
    return 'is cut off: its end is missing'
  }
}

/** What is wrong with a link to a document of this site, if anything. */
export function linkFault({ href }: DocumentLink, site: Site): string | undefined {
  if (!href.startsWith('/documents/')) return 'is not below public/documents'
  const content = site.read(href)
  if (!content) return 'does not exist'
  return pdf.test(href) ? pdfFault(content) : 'is not a PDF'
}

const sampleFault = 'is a sample: the document of the school is awaited'

/** Whether a PDF was drawn by `npm run documents`; a document of the school's own comes from another program. */
export const isDrawnSample = (pdf: Buffer): boolean =>
  pdf.includes('<pdf:Producer>PDFKit</pdf:Producer>')

/** What the disclosure says wrongly of a file, if anything: its kind, its size, its day, or that it is available. */
export function disclosureFault(link: DisclosureLink, site: Site): string | undefined {
  const { href, type, size, date } = link
  if (type === 'Page') {
    if (!site.paths.includes(href)) return 'is not a page of this site'
    return site.isSample(href) ? sampleFault : undefined
  }
  if (type !== 'PDF') return `is called "${type}"; the kinds are PDF and Page`
  const fault = linkFault(link, site)
  if (fault) return fault
  const actual = printedSize(site.read(href)!.length)
  if (size !== actual) return `is ${actual}, and the page says ${size ?? 'nothing'}`
  if (!/^\d{4}-\d\d-\d\d$/u.test(date ?? '')) return 'has no day, such as 2026-04-30'
  if (isDrawnSample(site.read(href)!)) return sampleFault
}
