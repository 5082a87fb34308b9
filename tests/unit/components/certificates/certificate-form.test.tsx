/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CertificateForm } from '@/components/certificates/CertificateForm/CertificateForm.client'

const failed = 'Failed to process your request. Please try again later.'
const missing = 'Please fill in all fields'

let requests: { url: string; init?: RequestInit }[]
let respond: (url: string) => Promise<Response>
let saved: { name: string; href: string }[]
let alerts: string[]

const reply = (status: number, body: unknown = {}) =>
  ({
    ok: status === 200,
    status,
    json: async () => body,
  }) as Response
const found = reply(200, { data: 'certificate/sealed' })

beforeEach(() => {
  requests = []
  saved = []
  alerts = []
  respond = async () => found
  localStorage.clear()
  window.fetch = async (url, init) => {
    requests.push({ url: String(url), init })
    return respond(String(url))
  }
  window.alert = (text) => void alerts.push(String(text))
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, href: this.getAttribute('href')! })
  })
})
afterEach(() => {
  jest.restoreAllMocks()
})

const number = () => screen.getByRole('textbox', { name: 'Admission number' })
const name = () => screen.getByRole('textbox', { name: 'Student full name' })
const button = () => screen.getByRole('button')
const alert = () => screen.getByRole('alert')

async function fillIn() {
  await userEvent.type(number(), ' DVS/2021/0147 ')
  await userEvent.type(name(), 'Sample Pupil One')
}
async function send() {
  await fillIn()
  await userEvent.click(button())
}
const action = jest.fn()
const form = (
  <CertificateForm
    endpoint="/api/tc/dvs"
    action={action}
    phone={{ printed: '03562 000 101', dialled: '+913562000101' }}
    hours="8:00 AM to 8:00 PM"
  />
)
const show = () => render(form)

describe('an incomplete form', () => {
  it.each([
    ['a name', '  '],
    ['a visible name', '\u200b'],
  ])(
    'sends nothing without %s, and focuses a summary that leads to the field',
    async (_, student) => {
      show()
      await userEvent.type(number(), 'DVS/2021/0147')
      await userEvent.type(name(), student)
      await userEvent.click(button())
      expect(alert()).toHaveTextContent(missing)
      expect(alert()).toHaveFocus()
      expect(requests).toEqual([])
      expect(screen.getByRole('link', { name: missing })).toHaveAttribute('href', `#${name().id}`)
      expect(name()).toBeInvalid()
      expect(name()).toHaveAccessibleDescription(
        expect.stringContaining('Student full name is required'),
      )
    },
  )

  it('focuses the summary again when it is sent again', async () => {
    show()
    for (const field of [number(), name()]) expect(field).toBeRequired()
    await userEvent.click(button())
    await userEvent.click(button())
    expect(alert()).toHaveFocus()
  })
})

describe('a complete form', () => {
  it('asks the browser to save its address as tc.jpg, and says what to do where that fails', async () => {
    show()
    await send()
    expect(await screen.findByText(/^Your browser has been asked to save/)).toBeVisible()
    expect(screen.getByText(/^Is it not there\? Inside WhatsApp/)).toBeVisible()
    expect(saved).toEqual([{ name: 'tc.jpg', href: '/api/image/certificate/sealed' }])
    expect(alerts).toEqual([])
    expect(button()).toHaveFocus()
  })

  it('disables the button while it waits, and is not sent twice', async () => {
    let resolveResponse: (response: Response) => void = () => {}
    respond = () => new Promise((resolve) => (resolveResponse = resolve))
    show()
    await send()
    expect(button()).toBeDisabled()
    expect(button()).toHaveTextContent('Looking…')
    expect(screen.getByRole('status')).toHaveTextContent('Looking…')
    await userEvent.type(name(), '{Enter}')
    expect(requests).toHaveLength(1)
    resolveResponse(reply(404))
    expect(await screen.findByText(failed)).toBeVisible()
    expect(button()).toBeEnabled()
  })

  it.each([
    ['a server error', async () => reply(500), failed],
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch')), failed],
    ['a response without a file', async () => reply(200, { data: null }), failed],
    [
      'a response with a hostile file',
      async () => reply(200, { data: '//evil.example/x' }),
      failed,
    ],
  ])('focuses a message on %s, which the next edit removes', async (_, handler, text) => {
    respond = handler
    show()
    await send()
    expect(await screen.findByText(text)).toBeVisible()
    await waitFor(() => expect(alert()).toHaveFocus())
    expect(number()).toHaveValue(' DVS/2021/0147 ')
    expect(saved).toEqual([])
    await userEvent.type(number(), 'x')
    expect(alert()).toBeEmptyDOMElement()
  })

  it('shows the browser’s alert when the file cannot be reached', async () => {
    respond = (url) =>
      url === '/api/tc/dvs'
        ? Promise.resolve(found)
        : Promise.reject(new TypeError('Failed to fetch'))
    show()
    await send()
    expect(alerts).toEqual(['Failed to download data.'])
    expect(saved).toEqual([])
    expect(button()).toBeEnabled()
    expect(alert()).toBeEmptyDOMElement()
  })

  it('says what to check and whom to ring when nothing is found', async () => {
    respond = async () => reply(404)
    show()
    await send()
    await screen.findByText(failed)
    expect(alert()).toHaveTextContent(/admission number.*student’s name/)
    expect(screen.getByRole('link', { name: '03562 000 101' })).toHaveAttribute(
      'href',
      'tel:+913562000101',
    )
  })

  it('says whom to ring, but not what to check, after too many requests', async () => {
    respond = async () => reply(429)
    show()
    await send()
    expect(await screen.findByRole('link', { name: '03562 000 101' })).toBeVisible()
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })

  it('does not move a focus that the visitor has moved', async () => {
    respond = async () => reply(404)
    show()
    await fillIn()
    await userEvent.type(name(), '{Enter}')
    expect(await screen.findByText(failed)).toBeVisible()
    expect(name()).toHaveFocus()
  })
})

describe('the stored token', () => {
  const sentToken = () => (requests[0]?.init?.headers as Record<string, string>).authorization

  it.each([
    ['is sent', 'abc.def', 'Bearer abc.def'],
    ['is not sent if it is no valid header value', 'a\nb', undefined],
    ['is optional', '', undefined],
  ])('%s', async (_, token, sent) => {
    if (token) localStorage.setItem('token', token)
    show()
    await send()
    expect(sentToken()).toBe(sent)
  })

  it('is omitted if storage is blocked', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    show()
    await send()
    expect(sentToken()).toBeUndefined()
    expect(saved).toHaveLength(1)
  })
})
