import type { Element } from 'hast'

const emoji = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|\u20e3/u
const other = /[\p{L}\p{P}\p{Z}]/u

/** The emoji for which a page, such as WhatsApp Web, shows a picture; empty for any other picture. */
export function readEmoji({ properties }: Element): string {
  const { alt, dataPlainText, dataEmoji, className } = properties
  const text = [dataPlainText, dataEmoji, alt].find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  )
  if (!text || text.length > 40) return ''
  const isNamed = /(?:^|[\s_-])(?:emoji|emoticon|goomoji)/i.test(String(className ?? ''))
  return isNamed || (emoji.test(text) && !other.test(text)) ? text : ''
}
