import type { Element, ElementContent, Nodes, Root } from 'hast'
import { parseCssRules } from './css-rules'

/** Content of HTML that is not meant for readers: deleted text of tracked changes, comments, hidden text. */
export type Loss = 'changes' | 'comments' | 'hidden'

/** Returns the reason why an element is not for readers; `undefined` when it is. */
export function findLoss(element: Element, css: string): Loss | undefined {
  const { tagName, properties } = element
  const names = listNames(element)
  if (tagName === 'del' || /\bmsodel\b|track\w*-?delet/i.test(names)) return 'changes'
  const isComment =
    /\bmso(?:comanchor|comtxt|comhide|commentreference)\b/i.test(names) ||
    /mso-element:\s*comment|mso-special-character:\s*comment/.test(css) ||
    /^#(?:_msocom|cmnt)/.test(getHref(element)) ||
    leadsBackFirst(element)
  if (isComment) return 'comments'
  return properties.hidden || hiding.test(css) ? 'hidden' : undefined
}

const listNames = ({ properties }: Element) => String(properties.className ?? '')
const getHref = ({ properties }: Element) => String(properties.href ?? '')

/** Google Docs puts its comments below the text. Each begins with a link back to its place. */
function leadsBackFirst(element: Element): boolean {
  const first = element.children.find((child) => child.type !== 'text' || child.value.trim())
  return first?.type === 'element' && (/^#cmnt_ref/.test(getHref(first)) || leadsBackFirst(first))
}

/** Whether an element is text that somebody added in a document with tracked changes. */
export const isInserted = (element: Element): boolean =>
  element.tagName === 'ins' || /\bmsoins\b|track\w*-?insert/i.test(listNames(element))

const hiding =
  /(?:^|;)\s*(?:display:\s*none|visibility:\s*(?:hidden|collapse)|mso-hide:\s*all|font-size:\s*0(?:\.0+)?(?:[a-z%]+)?\s*(?:;|!|$))/

export const isStruck = (tagName: string, css: string): boolean =>
  /^(?:s|strike)$/.test(tagName) || /text-decoration(?:-line)?:[^;]*line-through/.test(css)

export const collectText = (node: Nodes): string => {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(collectText).join('') : ''
}

export const hasText = (element: Element): boolean => collectText(element).trim() !== ''

const unseen =
  /<(?:del|s|strike)\b|\shidden\b|display|visibility|mso|#cmnt|line-through|font-size\s*:\s*0/i

/**
 * Removes from a tree what is not for readers. Text that is struck out becomes an `<s>`, however the HTML says so, or
 * is removed.
 */
export function keepVisible(
  tree: Root,
  html: string,
  { isStruckShown }: { isStruckShown: boolean },
): Root {
  if (!unseen.test(html)) return tree
  const rules = parseCssRules(html)
  const visit = (parent: Root | Element) => {
    parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return [child]
      const css = rules.of(child)
      if (findLoss(child, css)) return []
      visit(child)
      if (!isStruck(child.tagName, css)) return [child]
      if (!isStruckShown) return []
      const isSign = child.tagName === 's' || child.tagName === 'strike'
      if (isSign) return [{ ...child, tagName: 's' }]
      return [
        {
          ...child,
          children: [{ type: 'element', tagName: 's', properties: {}, children: child.children }],
        },
      ]
    })
  }
  visit(tree)
  return tree
}
