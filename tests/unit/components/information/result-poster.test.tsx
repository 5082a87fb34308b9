/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { ResultPoster } from '@/components/information/ResultPoster/ResultPoster'
import { boardResults, resultsYear } from '@/content/data/annual-report'

const report = { label: 'Annual report', href: '/about/school-annual-report', note: 'In words' }

type Results = Parameters<typeof ResultPoster>[0]['results']

const own: Results = boardResults.map((result, index) => ({
  ...result,
  size: index === 0 ? 'own' : 'other',
}))

const show = (results = own) =>
  render(
    <ResultPoster
      year={resultsYear}
      results={results}
      links={[{ label: 'Class X', href: '/topper-x', note: '16 pictures' }, report]}
      current="/topper-x"
    />,
  )

const flag = (name: string) =>
  screen
    .getByRole('heading', { level: 2, name: new RegExp(name.replaceAll(' ', '\\s')) })
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
    show([{ ...own[0]!, passed: `${percentage}%` }])
    const chart = within(flag('Class X, 2025')).getByRole('img', {
      name: `${percentage} of 100 pupils passed`,
    })
    const [filled, ring] = chart.querySelectorAll('path')
    expect([dots(filled!), dots(ring!)]).toEqual([percentage, 100 - percentage])
  })

  it('link to the annual report, and name the current page', () => {
    show()
    expect(screen.getByRole('link', { name: /^Annual report/ })).toHaveAttribute(
      'href',
      report.href,
    )
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/topper-x')
  })
})
