/** @jest-environment node */
import { formErrorResponse } from '@/lib/http/form-error-response'

const rejection = { status: 413, error: 'The body is too large.' } as const
const page = '/academics/student-transfer-certificate'

it('responds to a browser with a page that links to the form', async () => {
  const headers = new Headers({ accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  const response = formErrorResponse(headers, rejection, page)
  expect(response.status).toBe(413)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await response.text()).toMatch(
    /<h1>This form is too long<\/h1>.*<a href="\/academics\/student-transfer-certificate">/,
  )
})

it.each([undefined, '*/*', 'application/json'])(
  'responds with JSON to a client that accepts %s',
  async (accept) => {
    const response = formErrorResponse(new Headers(accept ? { accept } : {}), rejection, page)
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ error: rejection.error })
  },
)
