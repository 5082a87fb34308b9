import { compare, selectorSpecificity } from '@csstools/selector-specificity'
import postcss, { type Container, type Rule } from 'postcss'
import parseSelectors, { type Selector } from 'postcss-selector-parser'

/** A class of a CSS module in the build: `wLhouq_root`. */
const moduleClass = /^[\w-]{6,7}_[a-z][A-Za-z\d]*$/
const getModule = (name: string) => name.slice(0, name.lastIndexOf('_'))

/** Shorthand and longhand properties that set each other. */
const groups = [
  /^padding/,
  /^margin/,
  /^(?:inset|top|right|bottom|left)/,
  /gap$/,
  /^(?:flex|order)/,
]

const setEachOther = (one: string, other: string) =>
  one === other || groups.some((group) => group.test(one) && group.test(other))

type Style = { selector: string; weight: Selector; property: string; value: string }

/** The styles of each class that a selector ends in, without those for print. */
function stylesByClass(sheets: readonly string[]): Map<string, Style[]> {
  const styles = new Map<string, Style[]>()
  const add = (rule: Rule, weight: Selector) => {
    const end = weight.nodes.findLastIndex(({ type }) => type === 'combinator')
    const last = weight.nodes.slice(end + 1)
    if (last.some(({ type, value }) => type === 'pseudo' && value?.startsWith('::'))) return
    for (const { value: name } of last.filter(({ type }) => type === 'class')) {
      rule.walkDecls(({ prop: property, value }) => {
        const style = { selector: String(weight), weight, property, value }
        styles.set(name!, [...(styles.get(name!) ?? []), style])
      })
    }
  }
  for (const sheet of sheets) {
    postcss.parse(sheet).walkRules((rule) => {
      if (!isIn(rule, /print|keyframes/)) {
        for (const selector of parseSelectors().astSync(rule.selector).nodes) add(rule, selector)
      }
    })
  }
  return styles
}

const isIn = ({ parent }: Container, names: RegExp): boolean =>
  parent?.type === 'atrule' &&
  (names.test(
    String((parent as { name?: string }).name) + (parent as { params?: string }).params,
  ) ||
    isIn(parent as Container, names))

/**
 * Styles that only the order of the sheets decides, which Next chooses: those of two components for one element, for the
 * same property and with the same specificity.
 * @param pages HTML of the build
 * @param sheets styles of the build
 */
export function orderedStyles(pages: readonly string[], sheets: readonly string[]): string[] {
  const styles = stylesByClass(sheets)
  const lists = pages.flatMap((html) =>
    Array.from(html.matchAll(/\sclass="([^"]+)"/g), ([, list]) => list!),
  )
  return [...new Set(lists)].flatMap((list) => {
    const names = list.split(' ').filter((name) => moduleClass.test(name))
    const pairs = names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .flatMap((other) => (getModule(one) === getModule(other) ? [] : [[one, other]])),
    )
    return pairs.flatMap(([one, other]) =>
      (styles.get(one!) ?? []).flatMap((style) =>
        (styles.get(other!) ?? [])
          .filter(
            ({ property, value, weight }) =>
              setEachOther(style.property, property) &&
              style.value !== value &&
              compare(selectorSpecificity(style.weight), selectorSpecificity(weight)) === 0,
          )
          .map(({ selector, property }) => `${style.selector} and ${selector}: ${property}`),
      ),
    )
  })
}
