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

const ticker = (list: ListResult<Highlight>) => <HighlightsTicker list={list} title="Highlights" />
const show = (...records: Highlight[]) => render(ticker(live(...records)))
const strip = () => screen.getByRole('region', { name: 'Highlights' })
const latest = () => runs.at(-1)!

describe('an item of the ticker (R-HOME-2)', () => {
  it('links to its URL, even if it has an attachment', () => {
    show(highlight({ title: 'Bus timings', url: '/news', attachments: [file('bus')] }))
    const link = screen.getByRole('link', { name: 'Bus timings' })
    expect(link).toHaveAttribute('href', '/news')
    expect(link).not.toHaveAttribute('target')
  })

  it('links to its first attachment in a new tab if it has no URL', () => {
    show(highlight({ title: 'Bus timings', attachments: [file('bus'), file('other')] }))
    const link = screen.getByRole('link', { name: 'Bus timings (opens in a new tab)' })
    expect(link).toHaveAttribute('href', '/api/image/documents/bus.pdf')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('is plain text without URL and attachment', () => {
    show(highlight({ title: 'School reopens' }))
    expect(screen.getByText('School reopens', { selector: ':not([aria-hidden] *)' })).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('shows the description without a title, and a default text without both', () => {
    show(highlight({ description: 'Come at eight.', url: '/a' }), highlight({ url: '/b' }))
    expect(screen.getByRole('link', { name: 'Come at eight.' })).toHaveAttribute('href', '/a')
    expect(screen.getByRole('link', { name: 'View Highlight' })).toHaveAttribute('href', '/b')
  })

  it('marks the language of a Bengali title', () => {
    show(highlight({ title: 'শারদ শুভেচ্ছা', url: '/news' }))
    const [item] = within(strip()).getAllByRole('listitem')
    expect(item).toHaveAttribute('lang', 'bn')
  })
})

it.each([
  ['the load failed', none],
  ['there are none', live<Highlight>()],
])('shows three placeholders if %s, scrollable by keyboard', (_, list) => {
  render(ticker(list))
  const items = within(strip()).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(
    Array(3).fill('Stay Tuned For More Updates'),
  )
  expect(screen.getByRole('group', { name: 'Highlights' })).toHaveAttribute('tabindex', '0')
})

describe('the movement of the ticker', () => {
  const one = highlight({ title: 'Bus timings', url: '/news' })

  it('has a speed of 45 pixels a second, independent of the length', () => {
    show(one)
    expect(latest().keyframes).toEqual(['translateX(0)', 'translateX(-900px)'])
    expect(900 / (latest().duration / 1000)).toBeCloseTo(45)
  })

  it('stops under the pointer, and resumes at the same position', () => {
    show(one)
    latest().currentTime = 2000
    const root = screen.getByRole('button', { name: 'Pause the highlights' }).parentElement!
    fireEvent.pointerEnter(root, { pointerType: 'mouse' })
    expect(latest().running).toBe(false)
    fireEvent.pointerLeave(root, { pointerType: 'mouse' })
    expect(latest().running).toBe(true)
    expect(latest().currentTime).toBeCloseTo(2000)
  })

  it('stops while a link inside has the focus', () => {
    show(one)
    act(() => screen.getByRole('link').focus())
    expect(latest().running).toBe(false)
    act(() => screen.getByRole('link').blur())
    expect(latest().running).toBe(true)
  })

  it('stops and starts by its button, which is renamed', () => {
    show(one)
    fireEvent.click(screen.getByRole('button', { name: 'Pause the highlights' }))
    expect(latest().running).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Play the highlights' }))
    expect(latest().running).toBe(true)
  })

  it('hides the copy of the list from screen readers and the keyboard', () => {
    const { container } = show(one)
    expect(screen.getAllByRole('link')).toHaveLength(1)
    const copy = container.querySelector<HTMLElement>('ul[aria-hidden="true"]')!
    expect(copy.querySelector('a')!.tabIndex).toBe(-1)
  })

  it('adds the copy only by script', () => {
    expect(renderToString(ticker(live(one))).match(/Bus timings/g)).toHaveLength(1)
  })

  it.each([
    ['reduced motion', { media: [reducedMotion] }],
    ['Save-Data', { saveData: true }],
  ])('does not move, and has no copy and no pause button under %s', (_, preferences) => {
    setPreferences(preferences)
    const { container } = show(one)
    expect(runs.every((run) => !run.running)).toBe(true)
    expect(container.querySelectorAll('ul')).toHaveLength(1)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
