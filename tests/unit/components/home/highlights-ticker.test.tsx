import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { HighlightsTicker } from '@/components/home/HighlightsTicker/HighlightsTicker'
import type { Highlight, ListResult } from '@/lib/content/types'
import { reducedMotion, setPreferences } from '@/tests/support/browser/browser'
import { enableAnimations, type FakeAnimation } from '@/tests/support/browser/fake-animations'
import { file, highlight, live, none } from '@/tests/support/fixtures/records'

let runs: FakeAnimation[]

beforeEach(() => {
  sessionStorage.clear()
  setPreferences()
  runs = enableAnimations({ loop: 900 })
})

const ticker = (list: ListResult<Highlight>) => (
  <HighlightsTicker list={list} title="Highlights" />
)
const show = (...records: Highlight[]) => render(ticker(live(...records)))
const strip = () => screen.getByRole('region', { name: 'Highlights' })
const latest = () => runs.at(-1)!

describe('the links of the ticker (R-HOME-2)', () => {
  it('leads to the url of a highlight, before its attachment', () => {
    show(highlight({ title: 'Bus timings', url: '/news', attachments: [file('bus')] }))
    const link = screen.getByRole('link', { name: 'Bus timings' })
    expect(link).toHaveAttribute('href', '/news')
    expect(link).not.toHaveAttribute('target')
  })

  it('leads to the first attachment in a new tab when there is no url', () => {
    show(highlight({ title: 'Bus timings', attachments: [file('bus'), file('other')] }))
    const link = screen.getByRole('link', { name: 'Bus timings (opens in a new tab)' })
    expect(link).toHaveAttribute('href', '/api/image/documents/bus.pdf')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('is plain text when there is neither', () => {
    show(highlight({ title: 'School reopens' }))
    expect(screen.getByText('School reopens', { selector: ':not([aria-hidden] *)' })).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('shows the description when the title is missing, and its own words when both are', () => {
    show(highlight({ description: 'Come at eight.', url: '/a' }), highlight({ url: '/b' }))
    expect(screen.getByRole('link', { name: 'Come at eight.' })).toHaveAttribute('href', '/a')
    expect(screen.getByRole('link', { name: 'View Highlight' })).toHaveAttribute('href', '/b')
  })

  it('tells the language of a Bengali title', () => {
    show(highlight({ title: 'শারদ শুভেচ্ছা', url: '/news' }))
    const [item] = within(strip()).getAllByRole('listitem')
    expect(item).toHaveAttribute('lang', 'bn')
  })
})

it.each([
  ['the load failed', none],
  ['there are none', live<Highlight>()],
])('shows three placeholders when %s, and lets the keyboard scroll them', (_, list) => {
  render(ticker(list))
  const items = within(strip()).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(
    Array(3).fill('Stay Tuned For More Updates'),
  )
  expect(screen.getByRole('group', { name: 'Highlights' })).toHaveAttribute('tabindex', '0')
})

describe('the movement of the ticker', () => {
  const one = highlight({ title: 'Bus timings', url: '/news' })

  it('goes at 45 pixels a second, however long the text is', () => {
    show(one)
    expect(latest().keyframes).toEqual(['translateX(0)', 'translateX(-900px)'])
    expect(900 / (latest().duration / 1000)).toBeCloseTo(45)
  })

  it('stops under the pointer and goes on from the same place when it leaves', () => {
    show(one)
    latest().currentTime = 2000
    const root = screen.getByRole('button', { name: 'Pause the highlights' }).parentElement!
    fireEvent.pointerEnter(root, { pointerType: 'mouse' })
    expect(latest().running).toBe(false)
    fireEvent.pointerLeave(root, { pointerType: 'mouse' })
    expect(latest().running).toBe(true)
    expect(latest().currentTime).toBeCloseTo(2000)
  })

  it('stops while a link in it has the focus', () => {
    show(one)
    act(() => screen.getByRole('link').focus())
    expect(latest().running).toBe(false)
    act(() => screen.getByRole('link').blur())
    expect(latest().running).toBe(true)
  })

  it('stops and starts by its button, and says which', () => {
    show(one)
    fireEvent.click(screen.getByRole('button', { name: 'Pause the highlights' }))
    expect(latest().running).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Play the highlights' }))
    expect(latest().running).toBe(true)
  })

  it('repeats the strip for the eye only', () => {
    const { container } = show(one)
    expect(screen.getAllByRole('link')).toHaveLength(1)
    const copy = container.querySelector<HTMLElement>('ul[aria-hidden="true"]')!
    expect(copy.querySelector('a')!.tabIndex).toBe(-1)
  })

  it('makes the repetition by script only', () => {
    expect(renderToString(ticker(live(one))).match(/Bus timings/g)).toHaveLength(1)
  })

  it.each([
    ['motion is to be reduced', { media: [reducedMotion] }],
    ['data is to be saved', { saveData: true }],
  ])('does not move, repeat or offer a pause when %s', (_, preferences) => {
    setPreferences(preferences)
    const { container } = show(one)
    expect(runs.every((run) => !run.running)).toBe(true)
    expect(container.querySelectorAll('ul')).toHaveLength(1)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
