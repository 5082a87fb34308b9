import { render, screen } from '@testing-library/react'
import ErrorPage from '@/app/(english)/error'
import GlobalError from '@/app/global-error'

const root = document.documentElement
const scripts = () => document.querySelectorAll('script[src*="/enhance.js"]').length

beforeEach(() => {
  document.body.innerHTML = '<script src="/enhance.js?v=1" defer></script><main></main>'
  jest.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  root.removeAttribute('style')
  jest.restoreAllMocks()
})

const show = () =>
  render(<ErrorPage error={new Error('broken')} reset={() => undefined} />, {
    container: document.querySelector('main')!,
  })

test('a page that React has drawn alone gets its menus and the alert', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected')
  expect(scripts()).toBe(2)
})

test('a page that broke in the browser has them already', () => {
  root.style.setProperty('--site', '"localhost"')
  show()
  expect(scripts()).toBe(1)
})

test('a page without its layout has a place for the alert, and the script that fetches it', () => {
  document.body.innerHTML = ''
  render(<GlobalError error={new Error('broken')} reset={() => undefined} />, {
    container: document as never,
  })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected')
  expect(document.getElementById('alerts')).toBeEmptyDOMElement()
  expect(scripts()).toBe(1)
})
