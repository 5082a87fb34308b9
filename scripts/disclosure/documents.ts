import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { routes } from '../../content/routes'
import { samplePage } from '../content-audit/sample-marks'
import { disclosureFault, linkFault, pdfFault, type Site } from './faults'
import { disclosureLinks, type DocumentLink, linksInWords, otherLinks } from './links'

const filesBelow = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()

function siteAt(root: string): Site {
  const read = (href: string) => {
    const file = path.join(root, 'public', href)
    return existsSync(file) ? readFileSync(file) : undefined
  }
  const isSample = (page: string) => {
    const file = path.join(root, `content/pages${page}.md`)
    return samplePage(file, readFileSync(file, 'utf8')).length > 0
  }
  return { read, paths: routes.map((route) => route.path), isSample }
}

const linksOfPages = (folder: string): DocumentLink[] =>
  filesBelow(folder, '.md').flatMap((name) =>
    linksInWords(readFileSync(path.join(folder, name), 'utf8'), `content/pages/${name}`),
  )

/** All links to documents that were looked at, and a plain line for each that is not in order. */
export type Inspection = { links: number; faults: string[] }

/**
 * Looks at every document that the disclosure and other pages link to, and at every PDF below
 * `public/documents`: it exists, can be read, and is what the page says (R-DISCLOSURE-2).
 */
export function inspectDocuments(root: string): Inspection {
  const site = siteAt(root)
  const links = [...otherLinks, ...linksOfPages(path.join(root, 'content/pages'))]
  const folder = path.join(root, 'public/documents')
  const results = [
    ...disclosureLinks.map((link) => ({ link, fault: disclosureFault(link, site) })),
    ...links.map((link) => ({ link, fault: linkFault(link, site) })),
    ...filesBelow(folder, '.pdf').map((name) => ({
      link: { href: `/documents/${name}`, at: 'public' },
      fault: pdfFault(readFileSync(path.join(folder, name))),
    })),
  ]
  return {
    links: disclosureLinks.length + links.length,
    faults: results.flatMap(({ link, fault }) =>
      fault ? [`${link.href} ${fault} (${link.at})`] : [],
    ),
  }
}
