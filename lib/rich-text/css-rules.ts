import type { Element } from 'hast'

/** The styles of pasted HTML that concern its text. */
export type CssRules = { of: (element: Element) => string; wordLevels: ReadonlyMap<string, string> }

const comment = /^\s*\/\*[^*]*\*\/\s*/
const selector = /^\s*([a-z][a-z\d]*)?(?:\.([\w-]+))?\s*$/
const wordLevel = /^\s*@list\s+(l\d+:level\d)\b/
const maxSheetLength = 500_000

/** Finds the end of what follows `<style` in HTML. */
export function findStyleEnd(html: string): number {
  const end = html.toLowerCase().indexOf('</style>')
  return end < 0 ? html.length : end + '</style>'.length
}

/** Reads the `<style>` elements of HTML: rules for a name, a class or both, as Word and Excel write them. */
export function parseCssRules(html: string): CssRules {
  const rules = new Map<string, string>()
  const wordLevels = new Map<string, string>()
  const [, ...sheets] = html.slice(0, maxSheetLength).split(/<style\b/i)
  for (const sheet of sheets) {
    const css = sheet.slice(sheet.indexOf('>') + 1, findStyleEnd(sheet)).toLowerCase()
    for (const rule of css.replace(/<!--|-->/g, '').split('}')) {
      const [selectors = '', declarations = ''] = rule.split('{')
      const level = wordLevel.exec(selectors)
      if (level) wordLevels.set(level[1]!, declarations)
      for (const part of selectors.split(',')) {
        const [match, name = '', className = ''] = selector.exec(part.replace(comment, '')) ?? []
        if (!match?.trim() || (!className && /^(?:body|html|table|td|th|tr)$/.test(name))) continue
        const key = `${name}.${className}`
        rules.set(key, `${rules.get(key) ?? ''};${declarations}`)
      }
    }
  }
  return { of: (element) => findDeclarations(element, rules), wordLevels }
}

/** Finds all declarations for an element in lower case, its own ones first, because the first that is found counts. */
function findDeclarations({ tagName, properties }: Element, rules: Map<string, string>): string {
  const classes = [properties.className ?? []].flat().map((name) => String(name).toLowerCase())
  const declarations = [tagName, ''].flatMap((name) =>
    ['', ...classes].map((className) => rules.get(`${name}.${className}`) ?? ''),
  )
  const inline = typeof properties.style === 'string' ? properties.style.toLowerCase() : ''
  const css = [inline, ...declarations].filter(Boolean).join(';')
  return css.replace(/\s+/g, ' ').replace(/ ?: ?/g, ':')
}
