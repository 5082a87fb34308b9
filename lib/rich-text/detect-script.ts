const scripts = { bn: /\p{Script=Bengali}/gu, hi: /\p{Script=Devanagari}/gu } as const
const anyLetter = /\p{L}|\p{M}/gu

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * Detects the `lang` of a text by the script of most of its letters: Bengali, or Devanagari (Hindi).
 * @returns `undefined` for the language of the page.
 */
export function detectScript(text: string): 'bn' | 'hi' | undefined {
  const half = count(text, anyLetter) / 2
  if (count(text, scripts.bn) > half) return 'bn'
  if (count(text, scripts.hi) > half) return 'hi'
  return undefined
}

/** Returns whether a text has letters of a script, as Unicode names it: 'Bengali'. */
export const hasScript = (script: string, text: string): boolean =>
  new RegExp(`\\p{Script=${script}}`, 'u').test(text)
