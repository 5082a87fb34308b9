// @ts-check
import { ownClass } from './used-styles.mjs'

const styleElement = /(<style\b[^>]*>)([\s\S]*?)(?=<\/style>)/g
const classAttribute = /(\sclass=")([^"]*)/g
const className = /(?<=\.)[\w-]+/g
const property = /(?<![\w-])--[\w-]+/g
const definition = /(?<![\w-])--[\w-]+(?=\s*:)/g

/**
 * A page whose classes and custom properties have names of a letter or two: those of the build are a tenth of what
 * travels. For pages to which no script adds any; a property that only a script sets keeps its name.
 * @param {string} html
 */
export function withShortNames(html) {
  const style = Array.from(html.matchAll(styleElement), ([, , text]) => text).join('\n')
  const classes = Array.from(html.matchAll(classAttribute), ([, , names = '']) => names.split(' '))
  const own = (style.match(className) ?? []).filter((name) => ownClass.test(name))
  const shortClass = shorten(own, '', new Set(classes.flat()))
  const shortProperty = shorten(style.match(definition) ?? [], '--', new Set(style.match(property)))
  return html
    .replace(
      styleElement,
      (_, start, text) =>
        start + text.replace(className, shortClass).replace(property, shortProperty),
    )
    .replace(classAttribute, (_, start, names) => start + names.replace(/[\w-]+/g, shortClass))
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/**
 * @param {readonly string[]} names those to be given another
 * @param {string} start of every new name
 * @param {ReadonlySet<string>} taken
 * @returns {(name: string) => string}
 */
function shorten(names, start, taken) {
  const free = newNames(start, taken)
  const known = new Map(Array.from(new Set(names), (name) => [name, free.next().value]))
  return (name) => known.get(name) ?? name
}

/**
 * @param {string} start @param {ReadonlySet<string>} taken
 * @returns {Generator<string, never, void>}
 */
function* newNames(start, taken) {
  for (let ends = letters; ; ends = ends.flatMap((end) => letters.map((letter) => end + letter))) {
    for (const end of ends) if (!taken.has(start + end)) yield start + end
  }
}
