/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NotFoundNotice } from '@/components/home/NotFoundNotice/NotFoundNotice'
import showNotFound from '@/components/home/NotFoundNotice/NotFoundNotice.browser'
import { renderHtml } from '@/tests/support/browser/render-html'

afterEach(() => document.body.replaceChildren())

function show(path: string) {
  renderHtml(<NotFoundNotice />)
  showNotFound(screen.getByRole('status'), path)
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('is hidden until a path was not found', () => {
  renderHtml(<NotFoundNotice />)
  expect(screen.queryByRole('link')).toBeNull()
})

it('names the path and offers the closest page, the search and the site map (R-ROUTE-9)', () => {
  show('/fee-strucutre')
  expect(screen.getByRole('status')).toHaveTextContent('There is no page at /fee-strucutre')
  expect(hrefs()).toEqual(['/fee-structure', '/search?q=fee+strucutre', '/sitemap'])
  expect(screen.getByRole('link', { name: 'Search for it' })).toBeVisible()
})

it('offers the usual pages if none is similar', () => {
  show('/---')
  expect(screen.getByText('/---')).toBeVisible()
  expect(hrefs()).toEqual(['/fee-structure', '/calendar', '/contact', '/search', '/sitemap'])
})

it('marks the language of a path', () => {
  show('/ভর্তি')
  expect(screen.getByText('/ভর্তি')).toHaveAttribute('lang', 'bn')
})

it.each(['{Enter}', '{Escape}'])('closes with %s and keeps the focus position', async (key) => {
  show('/xyzzy')
  screen.getByRole('button', { name: 'Close this line' }).focus()
  await userEvent.keyboard(key)
  expect(screen.getByText('/xyzzy')).not.toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
})
