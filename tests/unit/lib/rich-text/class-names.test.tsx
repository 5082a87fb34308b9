/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { translations } from '@/content/languages'
import { splitAtHyphenatedNames, keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { keepClassNamesUnbroken } from '@/lib/rich-text/unbroken-class-names'

describe('the names of classes', () => {
  it.each([
    ['Fees, Class IX', 'Fees, Class\u00a0IX'],
    ['Class XI and Class XII', 'Class\u00a0XI and Class\u00a0XII'],
    ['Classes VI to X', 'Classes\u00a0VI to X'],
    ['Class 9', 'Class\u00a09'],
  ])('%s does not break', (text, kept) => expect(keepClassNamesUnbroken(text)).toBe(kept))

  it.each(['Class teachers', 'Class In-charge', 'the class of 2025'])('%s may break', (text) =>
    expect(keepClassNamesUnbroken(text)).toBe(text),
  )

  it.each([
    ['Fees for Pre-Nursery and Class IX, 2026-27', ['Pre-Nursery', '2026-27']],
    ['A non-AC room, in mid-session', ['non-AC', 'mid-session']],
    ['नॉन-एसी ₹ 2,45,000', ['नॉन-एसी']],
    ['Session 2026-2027', []],
    ['Non-refundable', []],
  ])('of "%s" keep their hyphens within a line', (text, names) => {
    render(<p>{keepNamesUnbroken(text)}</p>)
    const paragraph = screen.getByRole('paragraph')
    expect(paragraph).toHaveTextContent(text)
    const kept = [...paragraph.querySelectorAll('[data-unbroken]')]
    expect(kept.map(({ textContent }) => textContent)).toEqual(names)
  })
})

/** Where a browser may break a line: at a space, and after a hyphen. */
const breakable = (text: string) => /[ -]/.test(text)

describe.each(translations)('in $englishName', ({ words }) => {
  it.each(Object.values(words.glossary.classes))('keeps %s on one line', (name) => {
    const parts = splitAtHyphenatedNames(keepClassNamesUnbroken(`${name}.`))
    expect(parts.filter((part, index) => index % 2 === 0 && breakable(part))).toEqual([])
  })
})
