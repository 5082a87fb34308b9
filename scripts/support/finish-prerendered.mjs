import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { finishPage, buildHeaders } from '../../lib/page-cache/finish-page.mjs'

/**
 * Finishes every page that `next build` has prerendered, once for a build. Next's file cache reads the HTML from here,
 * and the headers from the `.meta` file.
 * @param {string} distDir output folder of the build
 * @returns {Promise<number>} the number of pages
 * @throws when a page cannot be finished, so that the build fails
 */
export async function finishPrerendered(distDir) {
  const folder = path.join(distDir, 'server/app')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const pages = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name))
  if (pages.length === 0) throw new Error(`There are no prerendered pages in ${folder}.`)
  const manifest = readFileSync(path.join(distDir, 'prerender-manifest.json'), 'utf8')
  const { routes } = JSON.parse(manifest)
  for (const file of pages) {
    const address = `/${path
      .relative(folder, file)
      .replace(/\.html$/, '')
      .replace(/^index$/, '')}`
    const page = await finishPage(readFileSync(file, 'utf8'), distDir)
    const metaFile = file.replace(/\.html$/, '.meta')
    const meta = JSON.parse(readFileSync(metaFile, 'utf8'))
    const lifetime = routes[address]?.initialRevalidateSeconds
    meta.headers = { ...meta.headers, ...buildHeaders(address, page, lifetime) }
    writeFileSync(file, page.html)
    writeFileSync(metaFile, JSON.stringify(meta))
  }
  return pages.length
}
