// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { classesOf, classesOfScripts, usedStyles, wordsOf } from './used-styles.mjs'

const sheet =
  /<link\b(?=[^>]*\srel="stylesheet")(?=[^>]*\shref="\/_next\/(static\/[\w./~-]+\.css)[?"])[^>]*>/g

/** The layout's. */
const ownStyle = /<style>([\s\S]*?)<\/style>/g

/**
 * A page with what it needs of its style sheets in it, so that it can be painted with the first answer: on a slow
 * network each further request costs half a second before anything is seen. React would fetch a sheet whose link it
 * does not find; of one that is disabled it takes the link, and the browser does not fetch it. `data-precedence`
 * tells React that the style is none of the layout's own; where React leaves the page alone, all is one style, for
 * which its policy names one hash.
 * @param {string} html
 * @param {{ distDir: string, scriptFree: boolean }} page the build that the sheets are in; whether React leaves it alone
 */
export function withInlineStyles(html, { distDir, scriptFree }) {
  const sheets = [...html.matchAll(sheet)].map(([, file = '']) => styleOf(path.join(distDir, file)))
  if (sheets.length === 0) return html
  const own = scriptFree ? Array.from(html.matchAll(ownStyle), ([, text = '']) => text) : []
  const styles = [...sheets, ...own].join('\n')
  const classes = [...classesOf(html), ...(scriptFree ? [] : classesOfScripts(html, distDir))]
  const words = scriptFree
    ? new Set(wordsOf(`${html} ${browserWords} ${enhancement(distDir)}`))
    : undefined
  const style = usedStyles(styles, new Set(classes), words)
  return scriptFree
    ? placed(html.replace(ownStyle, ''), `<style>${style}</style>`, () => '')
    : placed(html, `<style data-precedence="next">${style}</style>`, disabled)
}

const disabled = (/** @type {string} */ link) => link.replace('<link', '<link disabled=""')

/**
 * A page with a style before its first sheet.
 * @param {string} html @param {string} style @param {(link: string) => string} left what becomes of the sheets
 */
function placed(html, style, left) {
  let element = style
  return html.replace(sheet, (link) => {
    const replaced = element + left(link)
    element = ''
    return replaced
  })
}

/** @type {Map<string, string>} */
const known = new Map()

/** What a file holds, read once. @param {string} file @param {(text: string) => string} made */
function read(file, made) {
  const text = known.get(file) ?? made(readFileSync(file, 'utf8'))
  known.set(file, text)
  return text
}

/** A sheet names its fonts from where it lies; a page names them from the root. @param {string} file */
const styleOf = (file) =>
  read(file, (text) =>
    text
      .replaceAll('url(../media/', 'url(/_next/static/media/')
      .replace(/\/\*# sourceMappingURL=.*\*\//, '')
      .trim(),
  )

/** What a browser adds to a page by itself. */
const browserWords = 'open tbody'

/** The script that may change a page that does without React. @param {string} distDir */
function enhancement(distDir) {
  const file = path.join(distDir, '../public/enhance.js')
  return existsSync(file) ? read(file, String) : ''
}
