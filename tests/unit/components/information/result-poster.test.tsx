/** @jest-environment jsdom */
import type { ComponentProps } from 'react'
import { render, screen, within } from '@testing-library/react'
import { ResultPoster } from '@/components/information/ResultPoster/ResultPoster'
import { boardResults, resultsYear } from '@/content/data/annual-report'

const [ten, twelve] = boardResults.map((result) => ({ ...result, href: `/${result.short}` }))

const report = {
  title: 'Annual report',
  note: 'In words',
  icon: 'book-open-duotone',
  href: '/about/school-annual-report',
} as const

type Own = ComponentProps<typeof ResultPoster>['own']

const show = (own: Own = ten) =>
  render(
    <ResultPoster year={resultsYear} own={own} others={[twelve!]} pages={[report]} after={[]} />,
  )

const flag = (name: string) =>
  screen
    .getByRole('heading', { level: 2, name: new RegExp(`^${name.replaceAll(' ', '\\s')}$`) })
    .closest('article')!

/** Number of dots in a path of zero-length strokes. */
const dots = (path: Element) => path.getAttribute('d')!.split('M').length - 1

describe('the results of a year', () => {
  it('have the figures of the annual report for both classes (R-INFO-12)', () => {
    show()
    for (const { className, short, passed, topScore } of boardResults) {
      const shown = flag(`${className}, ${resultsYear}`)
      expect(shown).toHaveTextContent(`${passed} passed the ${short}`)
      expect(shown).toHaveTextContent(`${topScore} the topper’s score`)
    }
  })

  it.each([95, 0, 100])('fill %i of a hundred dots', (percentage) => {
    show({ ...ten!, passed: `${percentage}%` })
    const chart = within(flag('Class X, 2025')).getByRole('img', {
      name: `${percentage} of 100 pupils passed`,
    })
    const [filled, ring] = chart.querySelectorAll('path')
    expect([dots(filled!), dots(ring!)]).toEqual([percentage, 100 - percentage])
  })

  it('lead to the page of the other class and to the annual report, not to their own', () => {
    show()
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(targets).toEqual([twelve!.href, report.href])
  })
})
