/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { EnquiryForm } from '@/components/enquiry/EnquiryForm/EnquiryForm.client'
import { EnquiryProvider } from '@/components/enquiry/EnquiryForm/EnquiryProvider.client'
import { enquirySession } from '@/content/data/sessions'
import { school } from '@/content/school'
import { classes, englishForm, steps } from '@/tests/support/fixtures/form-language'

type MockResponse = { status: number; body?: unknown }

const calls: { url: string; key: string; body: Record<string, unknown> }[] = []

/** Mocks the responses of the site in order; the last one repeats. An `Error` is a network error. */
function mockResponses(...responses: (MockResponse | Error)[]) {
  globalThis.fetch = jest.fn(async (url, init) => {
    const headers = new Headers(init?.headers)
    const body = JSON.parse(String(init?.body))
    calls.push({ url: String(url), key: headers.get('Idempotency-Key')!, body })
    const response = responses.length > 1 ? responses.shift()! : responses[0]!
    if (response instanceof Error) throw response
    return { status: response.status, json: async () => response.body } as Response
  })
}

beforeEach(() => {
  calls.length = 0
  sessionStorage.clear()
  document.title = 'Admission enquiry'
})

const onSent = jest.fn()

const page = (formKey = 'dif') => (
  <>
    <a href="#one" data-enquiry-class="Class 7">
      Enquire for Admission
    </a>
    <EnquiryProvider
      schoolCode="dvs"
      language={englishForm}
      formKey={formKey}
      contactOptions={{ phone: school.phones[0], chat: school.chat }}
      classes={classes}
      notice={null}
      action={async () => ({})}
      onSent={onSent}
    >
      {['one', 'two'].map((id) => (
        <section key={id} aria-label={id}>
          <h2 id={`${id}-title`}>Form {id}</h2>
          <EnquiryForm id={id} labelledBy={`${id}-title`} />
        </section>
      ))}
    </EnquiryProvider>
  </>
)
const show = (formKey?: string) => render(page(formKey))

const form = (id = 'one') => within(screen.getByRole('form', { name: `Form ${id}` }))
const submit = (id = 'one') =>
  userEvent.click(form(id).getByRole('button', { name: 'Submit Now!' }))

async function fillIn(id?: string) {
  await userEvent.selectOptions(form(id).getByRole('combobox', { name: 'Class' }), 'Class 9')
  await userEvent.type(form(id).getByRole('textbox', { name: 'Name' }), 'A Parent')
  await userEvent.type(form(id).getByRole('textbox', { name: 'Contact number' }), '9876543210')
  await userEvent.click(form(id).getByRole('checkbox'))
}

describe('an invalid enquiry (R-ENQUIRY-2)', () => {
  it('is not sent, and each field shows its error', async () => {
    mockResponses({ status: 201 })
    show()
    await submit()
    const alert = await form().findByRole('alert')
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Class is required',
      'Name is required',
      'Contact number is required',
      'Consent is required',
    ])
    expect(alert).toHaveFocus()
    expect(form().getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      /Error: Name is required/,
    )
    expect(document.title).toBe('Error: Admission enquiry')
    expect(calls).toEqual([])
  })

  it('can be corrected without the summary taking the focus from the field', async () => {
    mockResponses({ status: 201 })
    show()
    await submit()
    await form().findByRole('alert')
    await fillIn()
    expect(form().getByRole('textbox', { name: 'Name' })).toHaveValue('A Parent')
    expect(form().getByRole('checkbox')).toHaveFocus()
    const contact = form().getByRole('textbox', { name: 'Contact number' })
    await userEvent.type(contact, '{Backspace}{Backspace}')
    expect(await form().findByRole('alert')).toHaveTextContent(/exactly 10 digits/)
    expect(contact).toHaveFocus()
    await submit()
    await waitFor(() => expect(form().getByRole('alert')).toHaveFocus())
  })

  it('is not sent with a number that cannot be Indian', async () => {
    mockResponses({ status: 201 })
    show()
    await fillIn()
    const contact = form().getByRole('textbox', { name: 'Contact number' })
    await userEvent.clear(contact)
    await userEvent.type(contact, '0987654321')
    await submit()
    expect(await form().findAllByText(/^This cannot be a number in India\./)).not.toEqual([])
    expect(calls).toEqual([])
  })

  it('shows the errors of a short number and an invalid e-mail', async () => {
    mockResponses({ status: 201 })
    show()
    await fillIn()
    await userEvent.type(form().getByRole('textbox', { name: 'Contact number' }), '{Backspace}')
    await userEvent.type(form().getByRole('textbox', { name: /E-mail/ }), 'nobody')
    await submit()
    expect(await form().findAllByText('Contact number must be exactly 10 digits')).not.toEqual([])
    expect(form().getAllByText(/Enter an e-mail address/)).not.toEqual([])
  })
})

describe('the hidden field (R-FORM-3)', () => {
  const trap = (id = 'one') =>
    screen
      .getByRole<HTMLFormElement>('form', { name: `Form ${id}` })
      .querySelector<HTMLInputElement>('[name="website"]')

  it('makes the form ask once more, not twice, when a password manager fills it in', async () => {
    mockResponses(
      { status: 422, body: { errors: { website: 'Leave this field empty' } } },
      { status: 201, body: { reference: 'ENQ-ABCD-2345' } },
    )
    show()
    await fillIn()
    trap()!.value = 'https://school.example'
    await submit()
    expect(await form().findByText(/press “Submit Now!” once more/)).toBeVisible()
    expect(form().getByRole('textbox', { name: 'Name' })).toHaveValue('A Parent')
    expect([trap('one'), trap('two')]).toEqual([null, null])
    await submit()
    expect(await screen.findByText('ENQ-ABCD-2345')).toBeVisible()
    expect(calls.map(({ body }) => body.website)).toEqual(['https://school.example', ''])
  })

  it('does not hide the other errors', async () => {
    const errors = { website: 'Leave this field empty', name: 'Name is required' }
    mockResponses({ status: 422, body: { errors } })
    show()
    await fillIn()
    await submit()
    expect(await form().findByRole('alert')).toHaveTextContent('Name is required')
    expect(trap()).toBeNull()
  })
})

describe('a valid enquiry', () => {
  it('is sent in the format of the endpoint', async () => {
    mockResponses({ status: 201, body: { reference: 'ENQ-ABCD-2345', next: steps } })
    show()
    await fillIn()
    await submit()
    expect(await screen.findByText('Form submitted successfully!')).toBeVisible()
    expect(onSent).toHaveBeenCalledWith({
      status: 'sent',
      reference: 'ENQ-ABCD-2345',
      next: steps,
    })
    expect(calls).toEqual([
      {
        url: '/api/form/dvs/dif',
        key: expect.stringMatching(/^[\w-]{8,128}$/),
        body: {
          name: 'A Parent',
          class: 'Class 9',
          phone: '9876543210',
          email: '',
          toYear: enquirySession,
          declaration: true,
          website: '',
          schoolcode: 'dvs',
          language: 'en',
          notice: '2026-11-24',
        },
      },
    ])
  })

  it('is replaced by what comes next, until another one is sent (R-ENQUIRY-7)', async () => {
    mockResponses({ status: 201, body: { reference: 'ENQ-ABCD-2345', next: steps } })
    show()
    await fillIn()
    await submit()
    const sent = within(await screen.findByRole('region', { name: 'one' }))
    expect(await sent.findByText('ENQ-ABCD-2345')).toBeVisible()
    expect(sent.queryByRole('form')).toBeNull()
    expect(sent.getByRole('status')).toContainElement(document.activeElement as HTMLElement)
    expect(sent.getByText('We ring you on 98765 43210.')).toBeVisible()
    expect(sent.getByRole('link', { name: 'Save our number' })).toHaveAttribute(
      'href',
      '/school.vcf',
    )
    expect(sent.getByRole('heading', { name: 'What Class IX costs and needs' })).toBeVisible()
    expect(sent.getByText('₹ 78,500')).toBeVisible()
    await userEvent.click(sent.getByRole('link', { name: 'Send another' }))
    expect(form().getByRole('combobox', { name: 'Class' })).toHaveFocus()
    expect(form().getByRole('textbox', { name: 'Name' })).toHaveValue('')
    expect(form().getByRole('checkbox')).not.toBeChecked()
  })

  it('has one key for all attempts', async () => {
    mockResponses(new Error('offline'), { status: 503 }, { status: 201, body: { reference: 'X' } })
    show()
    await fillIn()
    await submit()
    expect(
      await form().findByText(
        'Error submitting the form. Please try again.',
        {},
        { timeout: 4000 },
      ),
    ).toBeVisible()
    expect(form().getByRole('textbox', { name: 'Name' })).toHaveValue('A Parent')
    expect(form().getByRole('link', { name: 'WhatsApp (opens in a new tab)' })).toBeVisible()
    await submit()
    await screen.findByText('Form submitted successfully!')
    expect(calls).toHaveLength(3)
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
  })

  it('shows a message if there are too many', async () => {
    mockResponses({ status: 429 })
    show()
    await fillIn()
    await submit()
    expect(await form().findByText(/Too many enquiries have come from here/)).toBeVisible()
  })

  it('shows a conflict with an earlier one, and has a new key on the next attempt', async () => {
    mockResponses({ status: 409 }, { status: 201, body: { reference: 'ENQ-ABCD-2345' } })
    show()
    await fillIn()
    await submit()
    expect(
      await form().findByText(/^Nothing was stored, because .* press “Submit Now!” once more/),
    ).toBeVisible()
    expect(form().getByRole('textbox', { name: 'Name' })).toHaveValue('A Parent')
    expect(form().getByRole('link', { name: 'WhatsApp (opens in a new tab)' })).toBeVisible()
    await submit()
    expect(await screen.findByText('ENQ-ABCD-2345')).toBeVisible()
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2)
  })

  it('has another key for a second form of the school', async () => {
    mockResponses({ status: 503 })
    for (const formKey of ['home', 'dif']) {
      const { unmount } = show(formKey)
      await fillIn()
      await submit()
      await form().findByText(/Error submitting the form/)
      unmount()
    }
    expect(calls.map(({ url }) => url)).toEqual(['/api/form/dvs/home', '/api/form/dvs/dif'])
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2)
  })

  it('shows errors that only the server found', async () => {
    mockResponses({ status: 422, body: { errors: { phone: 'Contact number is required' } } })
    show()
    await fillIn()
    await submit()
    expect(await form().findByRole('link', { name: 'Contact number is required' })).toBeVisible()
  })
})

describe('two copies of the form (R-ENQUIRY-1)', () => {
  it('share their values, and only the submitted one shows the result', async () => {
    mockResponses({ status: 503 })
    show()
    await fillIn()
    expect(form('two').getByRole('textbox', { name: 'Name' })).toHaveValue('A Parent')
    await submit('two')
    expect(await form('two').findByText(/Error submitting the form/)).toBeVisible()
    expect(form('one').queryByText(/Error submitting the form/)).not.toBeInTheDocument()
  })

  it('keep input from before hydration', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page())
    await fillIn('two')
    const { unmount } = await act(async () => render(page(), { container, hydrate: true }))
    for (const id of ['one', 'two']) {
      expect(form(id).getByRole('textbox', { name: 'Name' })).toHaveValue('A Parent')
      expect(form(id).getByRole('combobox', { name: 'Class' })).toHaveValue('Class 9')
      expect(form(id).getByRole('checkbox')).toBeChecked()
    }
    unmount()
    container.remove()
  })

  it('preselect the class of the clicked card', async () => {
    show()
    await userEvent.click(screen.getByRole('link', { name: 'Enquire for Admission' }))
    await waitFor(() =>
      expect(form().getByRole('combobox', { name: 'Class' })).toHaveValue('Class 7'),
    )
  })
})
