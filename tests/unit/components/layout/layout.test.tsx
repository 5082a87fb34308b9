/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { drawnNames } from '@/components/ui/Icon/sprite'
import { DrawnName } from '@/components/layout/DrawnName/DrawnName'
import { Footer } from '@/components/layout/Footer/Footer'
import { Header } from '@/components/layout/Header/Header'
import { PageHead } from '@/components/layout/PageHead/PageHead'
import { QuickLinks } from '@/components/layout/QuickLinks/QuickLinks'
import { feeGroups } from '@/content/data/fees'
import { english, translations } from '@/content/languages'
import { school } from '@/content/school'
import { loadFrame } from '@/lib/pages/frame'
import { getLanguageLinks } from '@/lib/routing/localized'
import { buildBreadcrumb, buildNavigation, listQuickLinks } from '@/lib/routing/routes'

const hrefs = (root: HTMLElement) =>
  [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('the top bar contains the specified links (R-LAYOUT-4)', () => {
  render(<Header frame={loadFrame(english)} />)
  const links = hrefs(screen.getByRole('banner'))
  expect(links).toEqual(
    expect.arrayContaining([
      ...school.phones.map(({ dialled }) => `tel:${dialled}`),
      `mailto:${school.emails.office}`,
      school.portal.href,
      school.chronicle.href,
      '/mandatory-disclosure',
      '/admission/admission-enquiry',
      ...school.social.map(({ href }) => href),
    ]),
  )
})

test('every menu button opens a panel with its links, without script', () => {
  render(<Header frame={loadFrame(english)} />)
  for (const entry of buildNavigation()) {
    if (entry.kind === 'link') continue
    const id = screen.getByRole('button', { name: entry.label }).getAttribute('popovertarget')
    const panel = document.getElementById(id!)!
    expect(panel).toHaveAttribute('popover', 'auto')
    expect(hrefs(panel)).toEqual(expect.arrayContaining(entry.links.map(({ path }) => path)))
  }
})

test('a page head links to Home and names the page', () => {
  render(<PageHead title="Class IX" breadcrumb={buildBreadcrumb(feeGroups.nine.path)} />)
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  expect(trail.getByText('Class IX')).toHaveAttribute('aria-current', 'page')
})

test('a page head has the other languages of the page, and none for a page in English only', () => {
  const show = (path: string) =>
    render(
      <PageHead
        title="Page"
        breadcrumb={buildBreadcrumb(path)}
        languages={getLanguageLinks(english, path)}
      />,
    )
  const { unmount } = show('/admission')
  const others = within(screen.getByRole('navigation', { name: 'Language' })).getAllByRole('link')
  expect(others.map((link) => [link.getAttribute('href'), link.lang])).toEqual(
    translations.map(({ code, tag }) => [`/${code}/admission`, tag]),
  )
  unmount()
  show('/about')
  expect(screen.queryByRole('navigation', { name: 'Language' })).toBeNull()
})

test('Quick Links mark the current page', () => {
  const current = '/about/mission-vision'
  render(<QuickLinks links={listQuickLinks(current)} current={current} />)
  const list = within(screen.getByRole('navigation', { name: 'Quick Links' }))
  expect(list.getAllByRole('link')).toHaveLength(9)
  expect(list.getByRole('link', { current: 'page' })).toHaveAttribute('href', current)
})

test('the footer has the school’s name in its local language', () => {
  render(<Footer frame={loadFrame(english)} />)
  const name = screen.getByRole('img', { name: school.localName.text })
  expect(name).toHaveAttribute('lang', school.localName.lang)
})

test('`npm run icons` has drawn the school’s name and those of the languages', () => {
  const names = [school.localName.text, ...translations.map(({ name }) => name)]
  expect(drawnNames.map(({ text }) => text)).toEqual(names)
})

test('a name that is not drawn is text in its language', () => {
  render(<DrawnName text="नेपाली" lang="ne" />)
  expect(screen.getByText('नेपाली')).toHaveAttribute('lang', 'ne')
})

test('the footer loads nothing from another site before a click (R-LAYOUT-10)', () => {
  render(<Footer frame={loadFrame(english)} />)
  const footer = screen.getByRole('contentinfo')
  expect(footer.querySelector('iframe, script, [src^="http"]')).toBeNull()
  expect(hrefs(footer)).toEqual(
    expect.arrayContaining([
      school.portal.href,
      school.appStores.googlePlay,
      school.appStores.appStore,
      school.map.directions,
      '/sitemap',
    ]),
  )
})
