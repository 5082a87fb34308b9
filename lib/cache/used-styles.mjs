// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'

/** A class of a CSS module, as the build names it. Libraries make names of their own up as they run. */
const own = /^[\w-]{6,7}_[a-z][A-Za-z\d]*$/
const names = /[\w-]+_[a-z][A-Za-z\d]*/g

/**
 * The rules of a style sheet that can ever apply: a page that is one of a family brings the styles of all of them,
 * of which it uses a third.
 * @param {string} style
 * @param {ReadonlySet<string>} known every class that the page has, or may get
 */
export function usedStyles(style, known) {
  const root = parsed(style).clone()
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => canApply(selector, known))
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

/** Classes that a page names anywhere: in its elements, or in what React makes more of. @param {string} html */
export const classesOf = (html) => new Set(html.match(names))

/** @type {Map<string, Set<string>>} */
const ofScripts = new Map()

/** Classes that the browser's scripts of a build name. @param {string} distDir */
export function classesOfScripts(distDir) {
  const directory = path.join(distDir, 'static/chunks')
  const found =
    ofScripts.get(directory) ??
    new Set(
      readdirSync(directory, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .flatMap((file) => [...classesOf(readFileSync(path.join(directory, file), 'utf8'))]),
    )
  ofScripts.set(directory, found)
  return found
}

/** @type {Map<string, import('postcss').Root>} */
const roots = new Map()

/** @param {string} style */
function parsed(style) {
  const root = roots.get(style) ?? postcss.parse(style)
  roots.set(style, root)
  return root
}

/** What stands in brackets may be what must not match, or one of several: it decides nothing. */
const brackets = /\([^()]*\)/g

/** @param {string} selector @param {ReadonlySet<string>} known */
function canApply(selector, known) {
  const outer = selector.replace(brackets, '').replace(brackets, '')
  return [...outer.matchAll(/\.([\w-]+)/g)].every(
    ([, name = '']) => known.has(name) || !own.test(name),
  )
}
