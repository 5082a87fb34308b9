/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import ErrorPage from '@/app/(english)/error'
import GlobalError from '@/app/global-error'

const script = jest.fn()
jest.mock('@/app/SiteDocument.browser', () => script())

const root = document.documentElement

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
  jest.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  root.removeAttribute('style')
  script.mockClear()
  jest.resetModules()
  jest.restoreAllMocks()
})

const serverError = Object.assign(new Error('broken'), { digest: '1' })
const show = (error: Error = serverError) =>
  render(<ErrorPage error={error} reset={() => undefined} />, {
    container: document.querySelector('main')!,
  })

/** The response of the site when the page is requested again. */
function respond(status: number, html: string) {
  globalThis.fetch = async () =>
    ({ ok: status === 200, status, text: async () => html }) as unknown as Response
}

test('a page rendered by React alone gets its menus and the alert', async () => {
  show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected')
  await waitFor(() => expect(script).toHaveBeenCalled())
})

test('a page that failed in the browser has them already', () => {
  root.style.setProperty('--site', '"localhost"')
  show()
  expect(script).not.toHaveBeenCalled()
})

test('a page that a script has damaged shows what the server sends, with its links and forms', async () => {
  respond(
    200,
    '<!doctype html><main><h1>News</h1><a href="/news?page=2">Older</a><form method="post"></form></main>',
  )
  show(new Error('a method is missing'))
  expect(await screen.findByRole('heading', { name: 'News' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/news?page=2')
  expect(screen.queryByText(/Unexpected/)).toBeNull()
})

test.each([
  ['fails', 500, '<main>no</main>'],
  ['sends another page', 200, '<p>Log in to the Wi-Fi</p>'],
])('a page that a script has damaged says so while the site %s', async (_, status, html) => {
  respond(status, html)
  show(new Error('a method is missing'))
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Unexpected')
})

test('a page without its layout has a place for the alert, and the script that fetches it', async () => {
  document.body.innerHTML = ''
  render(<GlobalError error={serverError} reset={() => undefined} />, {
    container: document as never,
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected')
  expect(document.getElementById('alerts')).toBeEmptyDOMElement()
  await waitFor(() => expect(script).toHaveBeenCalled())
})
