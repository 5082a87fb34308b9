// @ts-check
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PurgeCSS } from 'purgecss'

const stylesheet =
  /<link\b(?=[^>]*\srel="stylesheet")(?=[^>]*\shref="\/_next\/(static\/[^"?]+\.css)[?"])[^>]*>/g

/** What a browser or `public/enhance.js` adds to a page: rules for these stay. */
const addedLater = ['open', 'inert', 'hidden', 'tbody']

/**
 * Puts the rules that a page uses into the page in place of its style sheets, so that it is painted with the first
 * response: on a slow network each further request takes half a second. For pages that only `public/enhance.js`
 * changes.
 * @param {string} html
 * @param {string} distDir Next's folder of the build
 * @returns {Promise<{ html: string, css: string }>} the page, and the text of the style element that was put in
 * @throws when a style sheet is missing or cannot be parsed
 */
export async function inlineUsedCss(html, distDir) {
  const files = Array.from(html.matchAll(stylesheet), ([, file = '']) => path.join(distDir, file))
  const sheets = await Promise.all(files.map(readSheet))
  const enhancement = await readFile(path.join(distDir, '../public/enhance.js'), 'utf8')
  const [result] = await new PurgeCSS().purge({
    content: [
      { raw: html, extension: 'html' },
      { raw: enhancement, extension: 'js' },
    ],
    css: [{ raw: sheets.join('\n') }],
    dynamicAttributes: addedLater,
    safelist: addedLater,
    keyframes: true,
    variables: true,
  })
  const css = result?.css ?? ''
  let element = `<style>${css}</style>`
  const styled = html.replace(stylesheet, () => {
    const replacement = element
    element = ''
    return replacement
  })
  return { html: styled, css }
}

/** A style sheet, whose fonts are named relative to it. @param {string} file */
const readSheet = async (file) =>
  (await readFile(file, 'utf8'))
    .replaceAll('url(../media/', 'url(/_next/static/media/')
    .replace(/\/\*# sourceMappingURL=.*\*\//, '')
