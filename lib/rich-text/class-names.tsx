import type { ReactNode } from 'react'
import { keepClassNamesUnbroken } from './unbroken-class-names'

/** Names and terms with a hyphen, at which browsers break a line. */
const hyphenated =
  /(\bPre-Nursery\b|\b[Nn]on-AC\b|\b[Mm]id-session\b|প্রি-নার্সারি|प्री-नर्सरी|\b\d{4}-\d{2}\b)/

/** "5 December", "5 Dec", "5 ডিসেম্বর", "5 दिसंबर": a space within a date. Short names are the beginnings of long ones. */
const daySpace =
  /\b(\d{1,2}) (?=Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|জানু|ফেব্রু|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|সেপ্টে|অক্টো|নভে|ডিসে|जन|फ़र|मार्च|अप्रैल|मई|जून|जुल|अग|सित|अक्ट|नव|दिस)/g

/**
 * Returns the parts of a text, in which no line breaks within the name of a class or between a day and its month, and
 * between them, at odd positions, the names that must not break at their hyphens.
 */
export const splitAtHyphenatedNames = (text: string): string[] =>
  keepClassNamesUnbroken(text).replace(daySpace, '$1\u00a0').split(hyphenated)

/**
 * Keeps the names of classes and sessions, such as "Pre-Nursery" and "2026-27", days with their months, and the terms
 * "non-AC" and "mid-session" on one line (R-CONTENT-8).
 */
export function keepNamesUnbroken(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content
  const parts = splitAtHyphenatedNames(content)
  if (parts.length === 1) return parts[0]
  return parts.map((part, index) =>
    index % 2 ? (
      <span key={index} data-unbroken="">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
