/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EnquiryFields } from '@/components/enquiry/EnquiryFields/EnquiryFields.client'
import { EnquiryProvider } from '@/components/enquiry/EnquiryForm/EnquiryProvider.client'
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary.client'
import { enquirySession } from '@/content/data/sessions'
import { school } from '@/content/school'
import { classes, englishForm } from '@/tests/support/fixtures/form-language'

const fields = () => (
  <EnquiryProvider
    schoolCode="dvs"
    language={englishForm}
    formKey="dif"
    contactOptions={{ phone: school.phones[0], chat: school.chat }}
    classes={classes}
    notice={null}
    action={async () => ({})}
  >
    <EnquiryFields idPrefix="enquiry" />
  </EnquiryProvider>
)
const contact = () => screen.getByRole('textbox', { name: 'Contact number' })

describe('the enquiry fields (R-ENQUIRY-2)', () => {
  it('offer the session and the classes of the specification', () => {
    render(fields())
    const options = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map((option) => option.textContent)
    expect(options('Session')).toEqual([enquirySession])
    expect(options('Class')).toEqual([
      'Select class',
      'Pre Nursery',
      'Nursery',
      'Prepatory',
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 11].map((number) => `Class ${number}`),
    ])
  })

  it('require everything except the e-mail', () => {
    render(fields())
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Parent’s or guardian’s name',
    )
    expect(contact()).toBeRequired()
    expect(contact()).toHaveAttribute('placeholder', 'Enter your contact number')
    expect(contact()).toHaveAttribute('inputmode', 'numeric')
    expect(screen.getByRole('textbox', { name: 'E-mail (optional)' })).not.toBeRequired()
  })

  it('show the exact consent sentence, with a link to the policy', () => {
    render(fields())
    const box = screen.getByRole<HTMLInputElement>('checkbox')
    expect(box.labels?.[0]).toHaveTextContent(
      'By submitting this form, I acknowledge and agree to the Privacy Policy, and consent to SMS and WhatsApp communication.',
    )
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    )
  })
})

describe('the contact number', () => {
  it('is limited to ten digits while typing', async () => {
    render(fields())
    await userEvent.type(contact(), '+91 98-76 54321 0123')
    expect(contact()).toHaveValue('9198765432')
  })

  it('keeps the caret position when a letter is rejected', async () => {
    render(fields())
    await userEvent.type(contact(), '98765')
    await userEvent.type(contact(), 'x1', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(contact()).toHaveValue('981765')
  })

  it('removes the prefix of a pasted number before it is truncated (R-ENQUIRY-3)', async () => {
    render(fields())
    await userEvent.click(contact())
    await userEvent.paste('+91 98765 43210')
    expect(contact()).toHaveValue('9876543210')
  })

  it('treats autofill like a pasted number', () => {
    render(fields())
    fireEvent.input(contact(), { target: { value: '09876543210' } })
    expect(contact()).toHaveValue('9876543210')
  })
})

describe('a number that is pasted (R-ENQUIRY-3)', () => {
  const paste = async (text: string) => {
    await userEvent.click(contact())
    await userEvent.paste(text)
  }

  it.each(['+91 09876543210', 'Call me on 98765 43210 or 98765 43211', '৯৮৭৬৫ ৪৩২১০'])(
    'is found in %j',
    async (text) => {
      render(fields())
      await paste(text)
      expect(contact()).toHaveValue('9876543210')
      expect(contact()).toBeValid()
    },
  )

  it.each([
    ['+977 984-1234567', /numbers in India only.*ring us at \+910000000001 or write to admission@/],
    ['98765432101', 'Contact number must be exactly 10 digits'],
  ])('is refused at once, and not cut, when it cannot be understood: %j', async (text, reason) => {
    render(fields())
    await paste(text)
    expect(contact()).toHaveValue(text)
    expect(await screen.findByText(reason)).toBeVisible()
    expect(contact()).toBeInvalid()
  })

  it('may be corrected by hand; the start of a refused number is not taken for one', async () => {
    render(fields())
    await paste('+977 98412 34567')
    await screen.findByText(/numbers in India only/)
    await userEvent.type(contact(), '8')
    expect(contact()).toHaveValue('+977 98412 345678')
    await userEvent.clear(contact())
    await userEvent.type(contact(), '98765432109')
    expect(contact()).toHaveValue('9876543210')
    await waitFor(() => expect(contact()).toBeValid())
  })
})

describe('the error summary (R-FORM-1)', () => {
  const problems = [{ fieldId: 'enquiry-name', message: 'Name is required' }]

  it('takes the focus and links to the fields', () => {
    render(<ErrorSummary title="There is a problem" problems={problems} attempt={1} />)
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Name is required' })).toHaveAttribute(
      'href',
      '#enquiry-name',
    )
  })

  it('takes the focus again after each attempt, and is absent without problems', () => {
    const { rerender } = render(
      <ErrorSummary title="There is a problem" problems={problems} attempt={1} />,
    )
    screen.getByRole('link').focus()
    rerender(<ErrorSummary title="There is a problem" problems={problems} attempt={2} />)
    expect(screen.getByRole('alert')).toHaveFocus()
    rerender(<ErrorSummary title="There is a problem" problems={[]} attempt={2} />)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
