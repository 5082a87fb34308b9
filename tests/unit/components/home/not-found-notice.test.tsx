/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NotFoundNotice } from '@/components/home/NotFoundNotice/NotFoundNotice.client'

const setCookie = (path: string) => {
  document.cookie = `unknown-path=${encodeURIComponent(path)}; Path=/`
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

afterEach(() => {
  document.cookie = 'unknown-path=; Max-Age=0; Path=/'
})

it('is an empty live region without the cookie', () => {
  render(<NotFoundNotice />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('names the path and offers the closest page, the search and the site map (R-ROUTE-9)', async () => {
  setCookie('/fee-strucutre')
  render(<NotFoundNotice />)
  expect(await screen.findByText('/fee-strucutre')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('There is no page at /fee-strucutre')
  expect(hrefs()).toEqual(['/fee-structure', '/search?q=fee+strucutre', '/sitemap'])
  expect(screen.getByRole('link', { name: 'Search for “fee strucutre”' })).toBeInTheDocument()
  expect(document.cookie).toBe('')
})

it('offers no page if none is similar', async () => {
  setCookie('/---')
  render(<NotFoundNotice />)
  await screen.findByText('/---')
  expect(hrefs()).toEqual(['/search', '/sitemap'])
})

it.each(['{Enter}', '{Escape}'])('closes with %s and keeps the focus position', async (key) => {
  setCookie('/xyzzy')
  render(<NotFoundNotice />)
  const close = await screen.findByRole('button', { name: 'Close this line' })
  close.focus()
  await userEvent.keyboard(key)
  expect(screen.queryByText('/xyzzy')).toBeNull()
  expect(screen.getByRole('status')).toHaveFocus()
})
