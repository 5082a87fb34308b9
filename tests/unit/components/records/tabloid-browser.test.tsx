/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { TabloidBrowser } from '@/components/records/TabloidBrowser/TabloidBrowser.client'
import type { TabloidSummary } from '@/lib/records/tabloid-list'
import { picture, tabloidEntry } from '@/tests/support/fixtures/records'

const story = (number: number, parts: Partial<TabloidSummary> = {}): TabloidSummary => ({
  ...tabloidEntry({ id: String(number), slug: `story-no-${number}`, title: `Story ${number}` }),
  description: [{ tag: 'p', props: {}, children: [`Told ${number}`] }],
  ...parts,
})

const stories = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => story(from + index + 1))

const reply = (entries: TabloidSummary[], status = 200) =>
  ({ ok: status === 200, status, json: async () => entries }) as Response

let requests: string[]
let respond: (from: number) => Promise<Response>

beforeEach(() => {
  requests = []
  respond = async (from) => reply(stories(from, Math.min(from + 6, 14)))
  window.fetch = async (url) => {
    requests.push(String(url))
    return respond(Number(new URL(String(url), 'http://site').searchParams.get('from')))
  }
  window.history.replaceState(null, '', '/tabloid')
})

const show = (entries = stories(0, 6), total = 14, from = 0) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TabloidBrowser view={{ renderedAt: '2026-11-20T04:35:00.000Z', from, entries, total }} />
    </SWRConfig>,
  )

const cards = () => screen.getAllByRole('article')
const more = () => screen.getByRole('link', { name: 'Show More' })

describe('the tabloid list', () => {
  it('shows six stories, and fetches nothing before a click', () => {
    show()
    expect(cards()).toHaveLength(6)
    expect(screen.getByRole('status')).toHaveTextContent('Showing 6 of 14 stories')
    expect(more()).toHaveAttribute('href', '/tabloid?show=12#story-7')
    expect(requests).toEqual([])
  })

  it('adds six, focuses the first of them and updates the count', async () => {
    show()
    await userEvent.click(more())
    const added = await screen.findByRole('link', { name: 'Story 7' })
    expect(added).toHaveFocus()
    expect(cards()).toHaveLength(12)
    expect(screen.getByRole('status')).toHaveTextContent('Showing 12 of 14 stories')
    expect(window.location.search).toBe('?show=12')

    await userEvent.click(more())
    expect(await screen.findByRole('link', { name: 'Story 13' })).toHaveFocus()
    expect(cards()).toHaveLength(14)
    expect(screen.queryByRole('link', { name: 'Show More' })).not.toBeInTheDocument()
    // The first stays the largest.
    expect(cards()[0]).toHaveAttribute('data-lead')
    expect(requests).toEqual(['/api/lists/tabloid?from=6', '/api/lists/tabloid?from=12'])
  })

  it('shows that stories are loading', async () => {
    let resolveResponse: (response: Response) => void = () => {}
    respond = () => new Promise((resolve) => (resolveResponse = resolve))
    show()
    await userEvent.click(more())
    expect(screen.getByRole('status')).toHaveTextContent('Loading blogs...')
    expect(screen.queryByRole('link', { name: 'Show More' })).not.toBeInTheDocument()
    resolveResponse(reply(stories(6, 12)))
    expect(await screen.findByText('Showing 12 of 14 stories')).toBeVisible()
  })

  it.each([
    ['Request failed with status code 502', async () => reply([], 502)],
    ['Network Error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows why stories failed to load, and retries: %s', async (message, fail) => {
    const succeed = respond
    respond = fail
    show()
    await userEvent.click(more())
    expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to load blogs: ${message}`)
    expect(cards()).toHaveLength(6)

    respond = succeed
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Story 7' })).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('does not refetch on focus or reconnect', async () => {
    show()
    await userEvent.click(more())
    await screen.findByRole('link', { name: 'Story 7' })
    window.dispatchEvent(new Event('focus'))
    window.dispatchEvent(new Event('online'))
    await userEvent.click(more())
    await screen.findByRole('link', { name: 'Story 13' })
    expect(requests).toHaveLength(2)
  })

  it('starts at the offset of the URL', async () => {
    show(stories(6, 12), 14, 6)
    expect(screen.getByRole('status')).toHaveTextContent('Showing 7 to 12 of 14 stories')
    expect(screen.getByRole('link', { name: 'Start with the newest' })).toBeVisible()
    await userEvent.click(more())
    expect(await screen.findByRole('link', { name: 'Story 13' })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Showing 7 to 14 of 14 stories')
  })

  it('starts another page after ten pages', () => {
    show(stories(0, 60), 70)
    expect(more()).toHaveAttribute('href', '/tabloid?from=60#story-61')
  })

  it('ends early if the list has become shorter since the page was rendered', async () => {
    respond = async () => reply(stories(6, 8))
    show()
    await userEvent.click(more())
    await screen.findByRole('link', { name: 'Story 7' })
    expect(screen.queryByRole('link', { name: 'Show More' })).not.toBeInTheDocument()
  })
})

describe('a story of the list', () => {
  const card = (parts: Partial<TabloidSummary>) => {
    show([story(1, parts)], 1)
    return within(screen.getByRole('article'))
  }

  it('links to its page by slug, and to its external link', () => {
    const { getByRole } = card({ slug: 'rain & sun', url: 'https://blog.example.org/x' })
    expect(getByRole('link', { name: 'Read More of “Story 1”' })).toHaveAttribute(
      'href',
      '/tabloid/rain%20%26%20sun',
    )
    expect(
      getByRole('link', { name: 'Click Here for “Story 1” (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://blog.example.org/x')
  })

  it('links to its page by id without a slug', () => {
    const { getByRole } = card({ slug: null, id: '610000000000000000000002' })
    expect(getByRole('link', { name: /^Read More/ })).toHaveAttribute(
      'href',
      '/tabloid/610000000000000000000002',
    )
  })

  it('shows the date in long US English', () => {
    card({ date: '2026-11-18T00:00:00.000Z' })
    expect(screen.getByText('November 18, 2026')).toHaveAttribute('datetime', '2026-11-18')
  })

  it('shows its picture', () => {
    const { getByRole } = card({ images: [picture('lens')], alt: 'A lens' })
    expect(getByRole('img', { name: 'A lens' })).toBeVisible()
  })

  it('shows a note if there is no picture', () => {
    expect(card({}).getByText('No Image Available')).toBeVisible()
  })
})
