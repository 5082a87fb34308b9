const scripts = { bn: /\p{Script=Bengali}/gu, hi: /\p{Script=Devanagari}/gu } as const
const anyLetter = /\p{L}|\p{M}/gu

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * The `lang` that most letters of a text speak for: Bengali or Devanagari (Hindi) script.
 * @returns `undefined` for the page's own language.
 */
export function scriptOf(text: string): 'bn' | 'hi' | undefined {
  const half = count(text, anyLetter) / 2
  if (count(text, scripts.bn) > half) return 'bn'
  if (count(text, scripts.hi) > half) return 'hi'
  return undefined
}
