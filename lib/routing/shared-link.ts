import { endsWithUnopened } from '@/lib/core/safe-urls'
import { parsePath } from './path-parts'

/**
 * Addresses that were shared in messages: WhatsApp and other apps include a danda, a bracket, a star, an emoji, a case
 * ending or an invisible character that follows an address.
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
/** What is not ASCII, after something that is, and whatever follows it: an emoji, a case ending in Bengali. */
const otherScript = /(?<=[!-~])[^ -~].*$/su
/** Line breaks and tabs at the end of a path. */
const encodedBreak = /(?:%0[9-d])+$/i
/** The same as the first in a search, where U+200C and U+200D belong to a word. */
const inSearch =
  /[\u0964\u0965\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufe0f\ufeff\u00a0]+$/u

/** Removed after any address. */
const mark = /[\s*"“”’»>,;\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u
/**
 * Removed after the address of a page with a fixed name, or of a record with an id. The name of a story may end like
 * this.
 */
const punctuation = /[.:!?'`‘…|\\]$/u
/** WhatsApp's italics and strikethrough, and a hyphen before a case ending. An id may end like this. */
const underscore = /[_~-]$/

/** A longer ending is no mistake of an app, and would take long to read. */
const maxEndings = 50

function withoutTail(text: string, ends: readonly RegExp[]): string {
  let rest = text
  for (let removed = 0; removed < maxEndings; removed++) {
    const end = endsWithUnopened(rest) ? /.$/u : ends.find((end) => end.test(rest))
    if (!end) return rest
    rest = rest.replace(end, '')
  }
  return text
}

function cleanPath(pathname: string): string {
  const path = pathname.replace(encodedBreak, '')
  const parts = parsePath(path)
  const last = parts?.decoded.at(-1)
  if (!parts || last === undefined) return path
  const [folder] = parts.decoded.length > 1 ? parts.path.slice(1).toLowerCase().split('/') : []
  const isStory = folder === 'tabloid'
  const isRecord = isStory || folder === 'news' || folder === 'events'
  const ends = [mark, ...(isStory ? [] : [punctuation]), ...(isRecord ? [] : [underscore])]
  // The names of stories and of files of the content service may be in any script.
  const isAscii = !isStory && folder !== 'api'
  const name = last.replace(dandaOrInvisible, '').replace(isAscii ? otherScript : '', '')
  const cleaned = withoutTail(name, ends)
  // No page has a name of only such characters.
  const isOnlyPunctuation = cleaned === '' && /^[\w~.]*$/.test(last)
  if (cleaned === last || isOnlyPunctuation) return path
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
