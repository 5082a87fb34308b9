// @ts-check
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import postcss from 'postcss'

const stylesheet =
  /<link\b(?=[^>]*\srel="stylesheet")(?=[^>]*\shref="\/_next\/(static\/[^"?]+\.css)[?"])[^>]*>/g

/**
 * Puts the rules that a page uses into the page in place of its style sheets, so that it is painted with the first
 * response: on a slow network each further request takes half a second.
 * @param {string} html
 * @param {string} distDir Next's folder of the build
 * @returns {Promise<{ html: string, css: string }>} the page, and the text of the style element that was put in
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

/** A style sheet, whose fonts are named relative to it. @param {string} file */
const readSheet = async (file) =>
  (await readFile(file, 'utf8'))
    .replaceAll('url(../media/', 'url(/_next/static/media/')
    .replace(/\/\*# sourceMappingURL=.*\*\//, '')

/** A class of a CSS module, as the build names it: `wLhouq_root`. */
const moduleClass = /^[\w-]{6,7}_[a-z][A-Za-z\d]*$/

/**
 * The rules without those of other pages: a rule goes when every selector of it needs a module class that the page
 * does not have. Elements, attributes and states decide nothing, since a browser or `public/enhance.js` adds some.
 * @param {string} css @param {string} html
 */
function usedCss(css, html) {
  const words = new Set(html.match(/[\w-]+/g))
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    // `from` and `to` of an animation.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return
    const used = rule.selectors.filter((selector) =>
      classesOf(selector).every((name) => words.has(name) || !moduleClass.test(name)),
    )
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

/** The classes that a selector needs; in brackets may stand what must not match, or one of several. */
function classesOf(/** @type {string} */ selector) {
  let outer = selector
  while (/\([^()]*\)/.test(outer)) outer = outer.replace(/\([^()]*\)/g, '')
  return outer.match(/(?<=\.)[\w-]+/g) ?? []
}
