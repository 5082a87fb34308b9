/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { LanguageSwitch } from '@/components/layout/LanguageSwitch/LanguageSwitch.client'
import { english, languages } from '@/content/languages'
import { loadFrame } from '@/lib/pages/frame'

const mockPath = jest.fn<string | null, []>()
jest.mock('next/navigation', () => ({ usePathname: () => mockPath() }))

/** The switch at a path: name, `href`, `lang`, `hreflang` and `aria-current` of each link. */
function show(path: string | null) {
  mockPath.mockReturnValue(path)
  render(<LanguageSwitch {...loadFrame(english).languages} />)
  return screen
    .queryAllByRole('link')
    .map((link) =>
      ['href', 'lang', 'hreflang', 'aria-current'].map((name) => link.getAttribute(name)),
    )
}

it('leads to the same page in each language, under its own name (R-LANGUAGE-4)', () => {
  expect(show('/admission')).toEqual([
    ['/admission', 'en-IN', 'en-IN', 'true'],
    ['/bn/admission', 'bn-IN', 'bn-IN', null],
    ['/hi/admission', 'hi-IN', 'hi-IN', null],
  ])
  for (const { name, tag } of languages)
    expect(screen.getByRole('link', { name })).toHaveAttribute('lang', tag)
})

it.each([
  ['/bn', ['/', '/bn', '/hi']],
  ['/', ['/', '/bn', '/hi']],
  // Rendered at the target of a rewrite, and hydrated at the address.
  ['/query/fee-structure', ['/fee-structure', '/bn/fee-structure', '/hi/fee-structure']],
  ['/query/hi/fee-structure', ['/fee-structure', '/bn/fee-structure', '/hi/fee-structure']],
])('at %s leads to %j', (path, expected) => {
  expect(show(path).map(([href]) => href)).toEqual(expected)
})

it.each(['/about', '/calendar', '/news/6b00', '/query/news', null])(
  'is not shown on a page that is in English only: %s',
  (path) => {
    expect(show(path)).toEqual([])
    expect(screen.queryByRole('navigation')).toBeNull()
  },
)
