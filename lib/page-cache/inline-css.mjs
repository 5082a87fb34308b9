import { readFile } from 'node:fs/promises'
import path from 'node:path'
import postcss from 'postcss'

const stylesheet =
  /<link\b(?=[^>]*\srel="stylesheet")(?=[^>]*\shref="\/_next\/(static\/[^"?]+\.css)[?"])[^>]*>/g

/**
 * Puts the rules that a page uses into it, in place of its style sheets. The browser can then paint after the first
 * response. On a slow network, each further request takes half a second.
 *
 * A page with React needs the sheets, too, because it may show anything later: they go to the end of the page. React finds
 * them there, and leaves a style element with these two attributes alone (docs/decisions/099).
 * @param {string} html
 * @param {string} distDir Next's build folder
 * @param {{ hasReact: boolean }} options
 * @returns {Promise<{ html: string, css: string }>} the page, and the text of its inline style element
 * @throws when a style sheet is missing or cannot be parsed
 */
export async function inlineUsedCss(html, distDir, { hasReact }) {
  // A part (`app/(part)`) is inserted into a page that has its styles.
  if (html.includes('<body data-part=')) return { html: html.replace(stylesheet, ''), css: '' }
  const links = [...html.matchAll(stylesheet)]
  if (links.length === 0) return { html, css: '' }
  const files = links.map(([, file = '']) => path.join(distDir, file))
  const root = postcss.parse((await Promise.all(files.map(readSheet))).join('\n'))
  removeUnused(root, html)
  if (hasReact) removeLater(root, html)
  const css = root.toString().replace(/\n+/g, '')
  const attributes = hasReact ? ' data-precedence="next" data-href="used-styles"' : ''
  const element = `<style${attributes}>${css}</style>`
  const styled = html.replace(stylesheet, (_link, _file, place) =>
    place === links[0]?.index ? element : '',
  )
  if (!hasReact) return { html: styled, css }
  const sheets = links.map(([link]) => link).join('')
  return { html: styled.replace(/(?=<\/body>(?!.*<\/body>))/s, () => sheets), css }
}

/** Reads a style sheet and makes the relative URLs of its fonts absolute. @param {string} file */
const readSheet = async (file) =>
  (await readFile(file, 'utf8'))
    .replaceAll('url(../media/', 'url(/_next/static/media/')
    .replace(/\/\*# sourceMappingURL=.*\*\//, '')

/** A class name of a CSS module in the build, such as `wLhouq_root`. */
const moduleClass = /^[\w-]{6,7}_[a-z][A-Za-z\d]*$/
const getModule = (/** @type {string} */ name) => name.slice(0, name.lastIndexOf('_'))

/**
 * Removes the rules of other pages. A rule is removed when each of its selectors needs a module class that the page does
 * not have. Elements, attributes and states are not checked, because a browser or a script of the page may add some. A
 * list that changes in place (`components/records/ListRegion`) may get any class of a module of which it has one.
 * @param {import('postcss').Root} root @param {string} html
 */
function removeUnused(root, html) {
  const tokens = new Set(html.match(/[\w-]+/g))
  const changes = html.includes(' data-styles="')
  const modules = new Set([...tokens].filter((name) => moduleClass.test(name)).map(getModule))
  const isUsed = (/** @type {string} */ name) =>
    !moduleClass.test(name) || tokens.has(name) || (changes && modules.has(getModule(name)))
  root.walkRules((rule) => {
    // Keyframe selectors such as `from` and `to`.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return
    const used = rule.selectors.filter((selector) => findClasses(selector).every(isUsed))
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
}

/**
 * Removes what the first paint does not need, from a page whose sheets come at its end: rules for printing and hovering,
 * and fonts of characters that the page does not have.
 * @param {import('postcss').Root} root @param {string} html
 */
function removeLater(root, html) {
  root.walkAtRules((rule) => {
    const { name, params } = rule
    if (name === 'media' && (params === 'print' || params.includes('hover:hover'))) rule.remove()
    if (name !== 'font-face') return
    rule.walkDecls('unicode-range', ({ value }) => {
      const ranges = value
        .replace(/U\+([\dA-F]+)/gi, '\\u{$1}')
        .replace(/-([\dA-F]+)/gi, '-\\u{$1}')
      if (!new RegExp(`[${ranges.replace(/[\s,]/g, '')}]`, 'u').test(html)) rule.remove()
    })
  })
}

/**
 * Finds the classes that a selector needs. Ignores parentheses, as in `:not()` and `:is()`, whose classes are optional.
 * A leading digit of a class is escaped (`.\\39 abcde_root`).
 */
function findClasses(/** @type {string} */ selector) {
  let outer = selector.replace(/\\3(\d) /g, '$1')
  while (/\([^()]*\)/.test(outer)) outer = outer.replace(/\([^()]*\)/g, '')
  return outer.match(/(?<=\.)[\w-]+/g) ?? []
}
