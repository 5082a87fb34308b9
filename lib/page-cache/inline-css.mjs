import { readFile } from 'node:fs/promises'
import path from 'node:path'
import postcss from 'postcss'

const stylesheet =
  /<link\b(?=[^>]*\srel="stylesheet")(?=[^>]*\shref="\/_next\/(static\/[^"?]+\.css)[?"])[^>]*>/g

/**
 * Replaces the style sheets of a page by one inline `<style>` with the rules that the page uses. The browser can then
 * paint after the first response. On a slow network, each further request takes half a second.
 * @param {string} html
 * @param {string} distDir Next's build folder
 * @returns {Promise<{ html: string, css: string }>} the page, and the text of its inline style element
 * @throws when a style sheet is missing or cannot be parsed
 */
export async function inlineUsedCss(html, distDir) {
  const files = Array.from(html.matchAll(stylesheet), ([, file = '']) => path.join(distDir, file))
  const sheets = await Promise.all(files.map(readSheet))
  const css = usedCss(sheets.join('\n'), html)
  let element = `<style>${css}</style>`
  const styled = html.replace(stylesheet, () => {
    const replacement = element
    element = ''
    return replacement
  })
  return { html: styled, css }
}

/** Reads a style sheet and makes the relative URLs of its fonts absolute. @param {string} file */
const readSheet = async (file) =>
  (await readFile(file, 'utf8'))
    .replaceAll('url(../media/', 'url(/_next/static/media/')
    .replace(/\/\*# sourceMappingURL=.*\*\//, '')

/** A class name of a CSS module in the build, such as `wLhouq_root`. */
const moduleClass = /^[\w-]{6,7}_[a-z][A-Za-z\d]*$/

/**
 * Removes the rules of other pages. A rule is removed when each of its selectors needs a module class that the page does
 * not have. Elements, attributes and states are not checked, because a browser or a script of the site may add some.
 * @param {string} css @param {string} html
 */
function usedCss(css, html) {
  const tokens = new Set(html.match(/[\w-]+/g))
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    // Keyframe selectors such as `from` and `to`.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return
    const used = rule.selectors.filter((selector) =>
      classesOf(selector).every((name) => tokens.has(name) || !moduleClass.test(name)),
    )
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

/**
 * The classes that a selector needs. Ignores parentheses, as in `:not()` and `:is()`, whose classes are optional. A
 * leading digit of a class is escaped (`.\\39 abcde_root`).
 */
function classesOf(/** @type {string} */ selector) {
  let outer = selector.replace(/\\3(\d) /g, '$1')
  while (/\([^()]*\)/.test(outer)) outer = outer.replace(/\([^()]*\)/g, '')
  return outer.match(/(?<=\.)[\w-]+/g) ?? []
}
