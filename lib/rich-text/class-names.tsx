import type { ReactNode } from 'react'
import { keepClassNamesUnbroken } from './unbroken-class-names'

/** Names and terms with a hyphen, at which browsers break a line. */
const hyphenated =
  /(\bPre-Nursery\b|\b[Nn]on-AC\b|\b[Mm]id-session\b|প্রি-নার্সারি|নন-এসি|प्री-नर्सरी|नॉन-एसी|\b\d{4}-\d{2}\b)/

/** Returns the parts of a text that may break, and between them, at odd positions, the names that must not. */
export const splitAtHyphenatedNames = (text: string): string[] => text.split(hyphenated)

/**
 * Keeps the names of classes and sessions, such as "Pre-Nursery" and "2026-27", and the terms "non-AC" and "mid-session"
 * on one line (R-CONTENT-8).
 */
export function keepNamesUnbroken(content: ReactNode): ReactNode {
  if (typeof content !== 'string') return content
  const parts = splitAtHyphenatedNames(keepClassNamesUnbroken(content))
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
