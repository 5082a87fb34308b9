/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { renderMarkdown } from '@/lib/rich-text/markdown'

const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent)

describe('a list in our Markdown', () => {
  it('has terms with descriptions if a bold sentence begins every item (R-INFO-20)', () => {
    render(
      renderMarkdown(
        '- **Meals.** We eat *together*.\n- **The [library](/our-campus/library)।** Books.',
      ),
    )
    expect(texts('term')).toEqual(['Meals', 'The library'])
    expect(texts('definition').map((text) => text.trim())).toEqual(['We eat together.', 'Books.'])
  })

  it.each([
    '- **Meals.** We eat together.\n- Books.',
    '- **Meals:** together',
    '1. **Ask.** Ring.',
  ])('otherwise stays a list: %j', (source) => {
    render(renderMarkdown(source))
    expect(texts('term')).toEqual([])
    expect(texts('listitem')).not.toEqual([])
  })
})
