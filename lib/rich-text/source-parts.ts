import { hashData } from '@/lib/core/hash'
import type { Page } from './read-page'

/** The words of a page that a translation has, too, as they are in its file. */
export type Source = Pick<Page, 'title' | 'lead' | 'alt' | 'facts' | 'body'>

/** Hashes a text. A line break more or less is no change. */
const hashShort = (text: string) => hashData(text.replace(/\s+/g, ' ').trim())

/** Lines with blocks. Each language has its own. */
const blockLines = /^:{2,}.*$/gm

/**
 * Returns a short hash of each part of a page: of its head (`lead`), of what is before the first heading (`intro`), and
 * of each section, by its title.
 */
export function listSourceParts({ title, lead, alt, facts, body }: Source): Record<string, string> {
  const [intro = '', ...sections] = body.replace(blockLines, '').split(/^## +/m)
  return {
    lead: hashShort(JSON.stringify([title, lead, alt, facts])),
    ...(intro.trim() && { intro: hashShort(intro) }),
    ...Object.fromEntries(
      sections.map((section) => [section.split('\n', 1)[0]!.trim(), hashShort(section)]),
    ),
  }
}

/** Returns the parts of a page that are new or gone, or differ from what was translated. */
export function findChangedParts(
  source: Source,
  translated: Readonly<Record<string, string>>,
): string[] {
  const current = listSourceParts(source)
  return [...new Set([...Object.keys(current), ...Object.keys(translated)])].filter(
    (part) => current[part] !== translated[part],
  )
}
