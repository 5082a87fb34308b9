import { GET } from '@/app/.well-known/security.txt/route'
import { school } from '@/content/school'
import { env } from '@/lib/core/env'

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const day = 86_400_000

it('lists the contacts for security reports (RFC 9116)', async () => {
  jest.replaceProperty(env, 'siteUrl', 'https://school.example')
  const response = GET()
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).trimEnd().split('\n')
  expect(lines).toEqual([
    `Contact: mailto:${school.emails.office}`,
    'Contact: https://school.example/contact',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages: en, bn, hi',
    'Canonical: https://school.example/.well-known/security.txt',
  ])
})

it.each(['2026-11-23T12:00:00Z', '2028-02-29T00:00:00Z', '2039-12-31T23:59:59Z'])(
  'expires in 30 to 365 days when requested at %s',
  async (moment) => {
    jest.useFakeTimers({ now: new Date(moment) })
    const expires = /Expires: (.+)/.exec(await GET().text())![1]!
    const days = (Date.parse(expires) - Date.parse(moment)) / day
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  },
)
