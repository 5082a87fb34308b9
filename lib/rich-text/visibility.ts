import type { Element, ElementContent, Nodes, Root } from 'hast'
import { parseCssRules } from './css-rules'

/** Content of HTML that is not meant for readers: deleted text of tracked changes, comments, hidden text. */
export type Loss = 'changes' | 'comments' | 'hidden'

/** Returns the reason why an element is not for readers; `undefined` when it is. */
export function findLoss({ tagName, properties }: Element, css: string): Loss | undefined {
  const names = String(properties.className ?? '')
  if (tagName === 'del' || /\bmsodel\b|track\w*-?delet/i.test(names)) return 'changes'
  const isComment =
    /\bmso(?:comanchor|comtxt|comhide|commentreference)\b/i.test(names) ||
    /mso-element:\s*comment|mso-special-character:\s*comment/.test(css) ||
    /^#(?:_msocom|cmnt)/.test(String(properties.href ?? ''))
  if (isComment) return 'comments'
  return properties.hidden === true || hiding.test(css) ? 'hidden' : undefined
}

const hiding =
  /(?:^|;)\s*(?:display:\s*none|visibility:\s*hidden|mso-hide:\s*all|font-size:\s*0(?:\.0+)?(?:[a-z%]+)?\s*(?:;|!|$))/

export const isStruck = (tagName: string, css: string): boolean =>
  /^(?:s|strike)$/.test(tagName) || /text-decoration(?:-line)?:[^;]*line-through/.test(css)

export const collectText = (node: Nodes): string => {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(collectText).join('') : ''
}

export const hasText = (element: Element): boolean => collectText(element).trim() !== ''

const unseen = /<(?:del|s|strike)\b|\shidden\b|display|visibility|mso-|line-through|font-size:\s*0/i

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
