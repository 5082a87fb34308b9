// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { classesOf, classesOfScripts, usedStyles } from './used-styles.mjs'

const sheet =
  /<link\b(?=[^>]*\srel="stylesheet")(?=[^>]*\shref="\/_next\/(static\/[\w./~-]+\.css)[?"])[^>]*>/g

/**
 * A page with what it needs of its style sheets in it, so that it can be painted with the first answer: on a slow
 * network each further request costs half a second before anything is seen. React would fetch a sheet whose link it
 * does not find; of one that is disabled it takes the link, and the browser does not fetch it. `data-precedence`
 * tells React that the style is none of the layout's own.
 * @param {string} html
 * @param {{ distDir: string, scriptFree: boolean }} page the build that the sheets are in; whether React leaves it alone
 */
export function withInlineStyles(html, { distDir, scriptFree }) {
  const sheets = [...html.matchAll(sheet)]
  if (sheets.length === 0) return html
  const styles = sheets.map(([, file = '']) => styleOf(path.join(distDir, file))).join('\n')
  const classes = [...classesOf(html), ...(scriptFree ? [] : classesOfScripts(html, distDir))]
  const style = usedStyles(styles, new Set(classes), { isComplete: scriptFree })
  let element = `<style data-precedence="next">${style}</style>`
  return html.replace(sheet, (link) => {
    const replaced = scriptFree ? element : element + link.replace('<link', '<link disabled=""')
    element = ''
    return replaced
  })
}

/** @type {Map<string, string>} */
const known = new Map()

/** A sheet names its fonts from where it lies; a page names them from the root. @param {string} file */
function styleOf(file) {
  const style =
    known.get(file) ??
    readFileSync(file, 'utf8')
      .replaceAll('url(../media/', 'url(/_next/static/media/')
      .replace(/\/\*# sourceMappingURL=.*\*\//, '')
      .trim()
  known.set(file, style)
  return style
}
