/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ActivityPage } from '@/components/information/ActivityPage/ActivityPage'
import { PersonPage } from '@/components/information/PersonPage/PersonPage'
import { PhoneMenu } from '@/components/information/PhoneMenu/PhoneMenu'
import { PlacePage } from '@/components/information/PlacePage/PlacePage'
import { RouteFlags } from '@/components/information/RouteFlags/RouteFlags'
import { RulePage } from '@/components/information/RulePage/RulePage'
import { transportDesk } from '@/content/data/contact'
import { feeGroups } from '@/content/data/fees'
import { school } from '@/content/school'
import { loadHotspots } from '@/lib/pages/hotspots'
import type { RenderedPart } from '@/components/information/DocumentParts/DocumentParts'
import { listDocuments, loadDocumentParts, loadInformationPage } from '@/lib/pages/information'
import { parsePage } from '@/lib/routing/translations'
import { transportRoutes } from '@/tests/fixtures/tables/transport'

/** A page with the words of its document, and these elements instead of its blocks. */
async function load(path: string, ...blocks: ReactNode[]) {
  const parts = (await loadDocumentParts(path)).filter(({ kind }) => kind !== 'block')
  const at = parts.findIndex(({ kind }) => kind === 'section')
  const rendered = blocks.map((body) => ({ kind: 'block' as const, name: 'test', body }))
  return {
    ...(await loadInformationPage(path)),
    parts: [...parts.slice(0, at), ...rendered, ...parts.slice(at)] as RenderedPart[],
  }
}

/** The elements in the order of the page. */
const inOrder = (...elements: Element[]) =>
  elements.every(
    (element, index) =>
      index === 0 ||
      element.compareDocumentPosition(elements[index - 1]!) & Node.DOCUMENT_POSITION_PRECEDING,
  )

test('a place shows its picture once and first, with a list of what it shows', async () => {
  const path = '/our-campus/library'
  const frame = await load(path)
  render(<PlacePage {...frame} places={loadHotspots(path)} />)
  const picture = screen.getByRole('img', { name: frame.page.alt })
  const places = screen.getByRole('region', { name: 'In this picture' })
  expect(inOrder(picture, screen.getByText(/a room for every class/))).toBe(true)
  const flag = within(places).getByRole('link', { name: '3 The long table' })
  expect(flag).toHaveAttribute('href', '#table')
  const rows = within(places).getAllByRole('listitem')
  expect(rows.map(({ id }) => id)).toEqual(['shelves', 'ladder', 'table', 'textbooks'])
  expect(rows[2]).toHaveTextContent('3The long tableRead here in silence, by the green lamps.')
  expect(screen.getByRole('heading', { level: 2, name: 'Borrowing' })).toBeVisible()
})

test('a rule starts with the answer and marks its exceptions', async () => {
  const page = await load('/academics/evaluation-methods', <table aria-label="Rules" />)
  render(<RulePage {...page} />)
  const answer = screen.getByText(/We assess children in both terms/)
  expect(screen.queryByText(page.page.lead)).toBeNull()
  expect(inOrder(answer, screen.getByRole('table'), screen.getByText('Fair work'))).toBe(true)
  const sectionOf = (name: string) => screen.getByRole('heading', { name }).closest('section')
  expect(sectionOf('Absence')).toHaveAttribute('data-exception')
  expect(sectionOf('Fair work')).not.toHaveAttribute('data-exception')
})

test('a rule without an opening has its answer in the lead, and its picture once', async () => {
  const document = await load(feeGroups.nine.path, <table aria-label="Fees" />)
  render(<RulePage {...document} />)
  // Queries see spaces that do not break as others.
  const lead = screen.getByText(document.page.lead.replaceAll('\u00a0', ' '))
  expect(inOrder(lead, screen.getByRole('table'))).toBe(true)
  expect(screen.getAllByRole('img', { name: document.page.alt })).toHaveLength(1)
})

test('a person’s page is a letter, down to the signature', async () => {
  render(<PersonPage {...await load('/about/chairman-dps-society')} />)
  const letter = within(screen.getByRole('article'))
  expect(letter.getByText(/A school does not belong to the people who run it/)).toBeVisible()
  expect(letter.getByRole('heading', { name: 'What the society looks after' })).toBeVisible()
  expect(letter.getByText('The Chairman, DPS Society')).toBeVisible()
})

test('the telephone menu says whether the desk answers now, beside its hours (R-LAYOUT-11)', () => {
  render(<PhoneMenu phone={school.phones[0]} desks={[transportDesk]} />)
  expect(screen.getByText('Open now')).toBeInTheDocument()
  expect(screen.getByText('Closed now · opens 8:00 AM')).toBeInTheDocument()
})

test('an activity shows what a parent asks about it, and the next date', async () => {
  const frame = await load('/beyond-academic/bagpiper-band', <p>Sports day, 5 December</p>)
  render(<ActivityPage {...frame} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['When', 'Who'])
  const next = screen.getByText('Sports day, 5 December')
  expect(inOrder(next, screen.getByText('What one learns'))).toBe(true)
  expect(screen.getAllByRole('img', { name: frame.page.alt })).toHaveLength(1)
})

test('an activity without facts has its picture across the column', async () => {
  const frame = await load('/beyond-academic/activities-events')
  render(<ActivityPage {...frame} />)
  expect(screen.getAllByRole('img', { name: frame.page.alt })).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: 'At a glance' })).toBeNull()
})

test('the bus routes are numbered flags with an address, their places and what is said of them today', () => {
  const late = {
    kind: 'changed' as const,
    word: 'Changed',
    text: 'Late, by Assam More.',
    translations: [{ lang: 'bn', text: 'দেরি' }],
    until: 'Until 10:30',
    end: '2026-11-23T05:00:00.000Z',
  }
  const routes = transportRoutes.map((route) => ({
    ...route,
    notices: route.number === 3 ? [late] : [],
  }))
  document.body.innerHTML = renderToStaticMarkup(<RouteFlags routes={routes} version="v1" />)
  const list = screen.getByRole('list', { name: 'Bus routes' })
  // The page cache looks for it (lib/page-cache/alert-slot.mjs).
  expect(list.closest('[data-alert-version]')).toHaveAttribute('data-alert-version', 'v1')
  const flags = within(list).getAllByRole('listitem')
  expect(flags.map(({ id }) => id)).toEqual(['route-1', 'route-2', 'route-3', 'route-4', 'route-5'])
  expect(flags.map(({ textContent }) => textContent)).toEqual(
    transportRoutes.map(
      ({ number, locations }) =>
        `Route ${number}${locations}` +
        (number === 3 ? 'Changed: Late, by Assam More. দেরি Until 10:30' : 'No notice for today'),
    ),
  )
  expect(screen.getByText('দেরি')).toHaveAttribute('lang', 'bn')
  expect(screen.queryByText('No notice for any route today')).toBeNull()
})

test('while no bus route has a notice, one line says so for all, with the latest news of the buses', () => {
  const routes = transportRoutes.map((route) => ({ ...route, notices: [] }))
  const news = { title: 'Winter bus timings begin', text: 'Ten minutes later.', href: '/news/1' }
  document.body.innerHTML = renderToStaticMarkup(<RouteFlags {...{ routes, news }} version="v1" />)
  expect(screen.getByRole('link', { name: news.title })).toHaveAttribute('href', news.href)
  expect(screen.getAllByText(/No notice/).map(({ textContent }) => textContent)).toEqual([
    'No notice for any route today',
  ])
})

test('the name of a class stays on one line in the heading of a section', async () => {
  render(<RulePage {...await load('/academics/curriculum')} />)
  const heading = screen.getByRole('heading', { name: /^Classes\sIX and X$/ })
  expect(heading.textContent).toBe('Classes\u00a0IX and X')
})

/** The pages that are documents, in every language, with their parts. */
const loadDocuments = async () =>
  Promise.all(
    (await listDocuments()).map(async (document) => {
      const { path, language } = parsePage(document.split('/').slice(1))
      const [{ page }, parts] = await Promise.all([
        loadInformationPage(path, language),
        loadDocumentParts(path, language),
      ])
      return { document, page, parts }
    }),
  )

test('an index has no introduction but the lead of its head (R-INFO-21)', async () => {
  const indexes = (await loadDocuments()).filter(({ page }) => page.layout === 'index')
  expect(indexes.map(({ document }) => document)).toContain('/academics')
  for (const { document, parts } of indexes) {
    const hasOpening = parts.some(({ kind }) => kind === 'opening')
    expect({ document, hasOpening }).toEqual({ document, hasOpening: false })
  }
})

test('no lead is longer than three lines of a phone (R-INFO-20)', async () => {
  for (const { document, page, parts } of await loadDocuments()) {
    const [first] = parts
    const replacesLead = page.layout === 'rule' || page.layout === 'activity'
    const text =
      replacesLead && first?.kind === 'opening'
        ? renderToStaticMarkup(first.body).replace(/<[^>]+>/g, '')
        : page.lead
    expect({ document, isLong: text.length > 135 }).toEqual({ document, isLong: false })
  }
})
