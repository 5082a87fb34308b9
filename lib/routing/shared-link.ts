import { parsePath } from './path-parts'

/**
 * Addresses that were shared in messages: WhatsApp and other apps include a danda, a bracket, a star or an invisible
 * character that follows an address.
 */

type Address = {
  /** Percent-encoded. */
  pathname: string
  /** With its question mark, or empty. */
  search: string
}

/** A danda or an invisible character, and whatever follows it. */
const dandaOrInvisible =
  /[\u0964\u0965\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufe0f\ufeff].*$/su
/** The same in a search, where U+200C and U+200D belong to a word. */
const inSearch =
  /[\u0964\u0965\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufe0f\ufeff\u00a0]+$/u

/** Removed after any address. */
const mark = /[\s*"“”’»>,;]$/u
/**
 * Removed after the address of a page with a fixed name, or of a record with an id. The name of a story may end like
 * this.
 */
const punctuation = /[.:!?'`‘…|\\]$/u
/** WhatsApp's italics and strikethrough. An id may end like this. */
const underscore = /[_~]$/

const brackets = { ')': '(', ']': '[', '}': '{' } as const

const count = (text: string, character: string) => text.split(character).length - 1

function endsWithUnopened(text: string): boolean {
  const closing = text.slice(-1)
  if (!(closing in brackets)) return false
  return count(text, closing) > count(text, brackets[closing as keyof typeof brackets])
}

function withoutTail(text: string, ends: readonly RegExp[]): string {
  let rest = text
  while (endsWithUnopened(rest) || ends.some((end) => end.test(rest))) rest = rest.slice(0, -1)
  return rest
}

function cleanPath(pathname: string): string {
  const parts = parsePath(pathname)
  const last = parts?.decoded.at(-1)
  if (!parts || last === undefined) return pathname
  const [folder] = parts.decoded.length > 1 ? parts.path.slice(1).toLowerCase().split('/') : []
  const isStory = folder === 'tabloid'
  const isRecord = isStory || folder === 'news' || folder === 'events'
  const ends = [mark, ...(isStory ? [] : [punctuation]), ...(isRecord ? [] : [underscore])]
  const cleaned = withoutTail(last.replace(dandaOrInvisible, ''), ends)
  // No page has a name of only such characters.
  const isOnlyPunctuation = cleaned === '' && /^[\w~.]*$/.test(last)
  if (cleaned === last || isOnlyPunctuation) return pathname
  const kept = [...parts.raw.slice(0, -1), ...(cleaned ? [encodeURIComponent(cleaned)] : [])]
  return `/${kept.join('/')}`
}

function cleanSearch(search: string): string {
  const [, before = '', name = '', raw = ''] = /^(\?(?:.*&)?)([^=&]*)=([^&]*)$/.exec(search) ?? []
  try {
    const value = decodeURIComponent(raw.replaceAll('+', ' '))
    const cleaned =
      name === 'q'
        ? withoutTail(value.replace(inSearch, ''), [/[*]$/])
        : withoutTail(value.replace(dandaOrInvisible, ''), [mark, punctuation])
    return cleaned === value || cleaned === ''
      ? search
      : `${before}${name}=${encodeURIComponent(cleaned)}`
  } catch {
    return search
  }
}

/** Returns the address that was shared; `undefined` when there is nothing to remove. */
export function cleanSharedAddress({ pathname, search }: Address): Address | undefined {
  const cleaned = { pathname: cleanPath(pathname), search: cleanSearch(search) }
  const isSame = cleaned.pathname === pathname && cleaned.search === search
  return isSame ? undefined : cleaned
}
