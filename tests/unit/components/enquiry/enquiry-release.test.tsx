/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EnquiryForm } from '@/components/enquiry/EnquiryForm/EnquiryForm.client'
import { EnquiryProvider } from '@/components/enquiry/EnquiryForm/EnquiryProvider.client'
import { school } from '@/content/school'
import { classes, englishForm } from '@/tests/support/fixtures/form-language'

// As in a page that was opened before a release: its other scripts are gone.
jest.mock('@/lib/enquiries/schema', () => {
  throw new Error('Failed to load chunk')
})
jest.mock('@hookform/resolvers/zod', () => {
  throw new Error('Failed to load chunk')
})

let sent: Record<string, unknown>[]

function respondWith(status: number, body: unknown) {
  globalThis.fetch = async (_, init) => {
    sent.push(JSON.parse(String(init?.body)) as Record<string, unknown>)
    return { status, json: async () => body } as Response
  }
}

beforeEach(() => {
  sent = []
  sessionStorage.clear()
  render(
    <EnquiryProvider
      schoolCode="dvs"
      language={englishForm}
      formKey="dif"
      contactOptions={{ phone: school.phones[0], chat: school.chat }}
      classes={classes}
      notice={null}
      action={async () => ({})}
    >
      <h2 id="title">Enquiry</h2>
      <EnquiryForm id="one" labelledBy="title" />
    </EnquiryProvider>,
  )
})

const form = () => within(screen.getByRole('form', { name: 'Enquiry' }))
const submit = () => userEvent.click(form().getByRole('button', { name: 'Submit Now!' }))
const name = () => form().getByRole('textbox', { name: 'Name' })

describe('a form that was opened before a release (R-FORM-9)', () => {
  it('is sent', async () => {
    respondWith(201, { reference: 'ENQ-2345-6789' })
    await userEvent.selectOptions(form().getByRole('combobox', { name: 'Class' }), 'Class 9')
    await userEvent.type(name(), 'A Parent')
    await userEvent.type(form().getByRole('textbox', { name: 'Contact number' }), '9876543210')
    await userEvent.click(form().getByRole('checkbox'))
    await submit()
    expect(await screen.findByText('ENQ-2345-6789')).toBeVisible()
    expect(sent).toEqual([expect.objectContaining({ name: 'A Parent' })])
  })

  it('shows the errors of its fields from the server, and keeps what was typed', async () => {
    respondWith(422, { errors: { phone: 'Contact number is required' } })
    await userEvent.type(name(), 'A Parent')
    await submit()
    expect(await form().findByRole('link', { name: 'Contact number is required' })).toBeVisible()
    expect(name()).toHaveValue('A Parent')
  })
})
