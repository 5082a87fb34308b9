import { cookies, headers } from 'next/headers'
import { env } from '@/lib/core/env'
import { checkCookies } from '@/lib/desk/web/cookie-check'

jest.mock('next/headers', () => ({ cookies: jest.fn(), headers: jest.fn() }))

/** A form was sent with these cookies from a page of this origin. */
function sent(names: string[], origin: string) {
  jest.mocked(cookies).mockResolvedValue({ has: (name: string) => names.includes(name) } as never)
  jest.mocked(headers).mockResolvedValue(new Headers({ origin }) as never)
}

afterEach(() => jest.restoreAllMocks())

it('finds no problem when the browser keeps the cookie, also at localhost', async () => {
  sent(['__Host-desk-check'], 'http://localhost:3000')
  expect(await checkCookies()).toBeUndefined()
})

it('names an address without https, with the one to open instead', async () => {
  jest.replaceProperty(env, 'siteUrl', 'https://school.example')
  sent([], 'http://192.168.1.10:3000')
  expect(await checkCookies()).toMatch(
    /^The address http:\/\/192\.168\.1\.10:3000 is not secure .* Open https:\/\/school\.example\/desk instead\.$/,
  )
  jest.replaceProperty(env, 'siteUrl', 'http://192.168.1.10:3000')
  expect(await checkCookies()).toMatch(/Ask whoever looks after the website/)
})

it('tells a browser that keeps no cookies to allow them', async () => {
  sent([], 'https://school.example')
  expect(await checkCookies()).toMatch(/does not keep cookies of this site/)
})
