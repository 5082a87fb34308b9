// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'

/** A class of a CSS module, as the build names it. Libraries make names of their own up as they run. */
export const ownClass = /^[\w-]{6,7}_[a-z][A-Za-z\d]*$/

/**
 * The rules of a style sheet that can ever apply: a page that is one of a family brings the styles of all of them,
 * of which it uses a third.
 * @param {string} style
 * @param {ReadonlySet<string>} known every class that the page has, or may get
 * @param {ReadonlySet<string>} [words] of a page that only what is known adds to: all words of both. What its rules
 * do not name is left out by elements and attributes, too, and so are custom properties that nothing asks for
 */
export function usedStyles(style, known, words) {
  const root = postcss.parse(style)
  root.walkRules((rule) => {
    if (isStep(rule)) return
    const used = rule.selectors.filter((selector) => canApply(selector, known, words))
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  if (words) while (removeUnaskedProperties(root));
  return root.toString()
}

/**
 * Takes out the custom properties that nothing asks for now.
 * @param {import('postcss').Root} root
 * @returns whether there were any: those that only they asked for are left
 */
function removeUnaskedProperties(root) {
  const asked = new Set(
    Array.from(root.toString().matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name),
  )
  let isChanged = false
  root.walkDecls(/^--/, (declaration) => {
    if (asked.has(declaration.prop)) return
    declaration.remove()
    isChanged = true
  })
  return isChanged
}

/** Classes that a page names anywhere: in its elements, or in what React makes more of. @param {string} html */
export const classesOf = (html) =>
  new Set((html.match(/[\w-]+/g) ?? []).filter((name) => ownClass.test(name)))

const script = /static\/chunks\/[\w.~-]+\.js/g

/**
 * Classes that the scripts of a page name, and those that they may fetch.
 * @param {string} html @param {string} distDir the build that they are in
 */
export function classesOfScripts(html, distDir) {
  const files = new Set(html.match(script))
  // A set goes on with what is added on the way.
  for (const file of files) {
    for (const other of contentOf(path.join(distDir, file)).scripts) files.add(other)
  }
  return [...files].flatMap((file) => contentOf(path.join(distDir, file)).classes)
}

/** @type {Map<string, { scripts: string[], classes: string[] }>} */
const contents = new Map()

/** A page may also speak of scripts that there are not. @param {string} file */
function contentOf(file) {
  const known = contents.get(file)
  if (known) return known
  if (!existsSync(file)) return { scripts: [], classes: [] }
  const text = readFileSync(file, 'utf8')
  const content = { scripts: text.match(script) ?? [], classes: [...classesOf(text)] }
  contents.set(file, content)
  return content
}

/** @param {string} selector @param {ReadonlySet<string>} known @param {ReadonlySet<string>} [words] */
function canApply(selector, known, words) {
  const asked = withoutBrackets(selector)
  const classes = (asked.match(/(?<=\.)[\w-]+/g) ?? []).filter((name) => ownClass.test(name))
  return (
    classes.every((name) => known.has(name)) &&
    (!words || wordsOf(elementsAndAttributes(asked)).every((word) => words.has(word)))
  )
}

/** What an attribute is to begin or end with is no word. @param {string} selector */
const elementsAndAttributes = (selector) =>
  selector.replace(/\[([\w-]+)[~|^$*]=[^\]]*\]/g, '[$1]').replace(/(?:[.#]|::?)[\w-]+/g, '')

/** A step of an animation. @param {import('postcss').Rule} rule */
const isStep = ({ parent }) => parent?.type === 'atrule' && /keyframes$/.test(parent.name)

/** In small letters, as browsers compare the names of elements and attributes. @param {string} text */
export const wordsOf = (text) => text.toLowerCase().match(/[\w-]+/g) ?? []

/**
 * What stands in brackets may be what must not match, or one of several: it decides nothing.
 * @param {string} selector
 * @returns {string}
 */
function withoutBrackets(selector) {
  const outer = selector.replace(/\([^()]*\)/g, '')
  return outer === selector ? outer : withoutBrackets(outer)
}
