import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { routes } from '../../content/routes'
import { findSamplePage } from '../content-audit/sample-marks'
import { findDisclosureFault, findLinkFault, findPdfFault, type Site } from './faults'
import { disclosureLinks, type DocumentLink, linksInMarkdown, otherLinks } from './links'

const filesBelow = (folder: string, extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .sort()

function readSite(root: string): Site {
  const read = (href: string) => {
    const file = path.join(root, 'public', href)
    return existsSync(file) ? readFileSync(file) : undefined
  }
  const isSample = (page: string) => {
    const file = path.join(root, `content/pages${page}.md`)
    return findSamplePage(file, readFileSync(file, 'utf8')).length > 0
  }
  return { read, paths: routes.map((route) => route.path), isSample }
}

const findPageLinks = (folder: string): DocumentLink[] =>
  filesBelow(folder, '.md').flatMap((name) =>
    linksInMarkdown(readFileSync(path.join(folder, name), 'utf8'), `content/pages/${name}`),
  )

/** The number of checked links, and a line for each fault. */
export type Inspection = { links: number; faults: string[] }

/**
 * Checks every document that the disclosure and other pages link to, and every PDF in `public/documents`: it exists,
 * can be read, and matches its description on the page (R-DISCLOSURE-2).
 */
export function inspectDocuments(root: string): Inspection {
  const site = readSite(root)
  const links = [...otherLinks, ...findPageLinks(path.join(root, 'content/pages'))]
  const folder = path.join(root, 'public/documents')
  const results = [
    ...disclosureLinks.map((link) => ({ link, fault: findDisclosureFault(link, site) })),
    ...links.map((link) => ({ link, fault: findLinkFault(link, site) })),
    ...filesBelow(folder, '.pdf').map((name) => ({
      link: { href: `/documents/${name}`, at: 'public' },
      fault: findPdfFault(readFileSync(path.join(folder, name))),
    })),
  ]
  return {
    links: disclosureLinks.length + links.length,
    faults: results.flatMap(({ link, fault }) =>
      fault ? [`${link.href} ${fault} (${link.at})`] : [],
    ),
  }
}
