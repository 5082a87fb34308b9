/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { AlertForm } from '@/components/desk/AlertForm/AlertForm.client'
import { CertificateUpload } from '@/components/desk/CertificateUpload/CertificateUpload.client'
import { NoteForm } from '@/components/desk/EnquiryLog/NoteForm.client'
import { FieldsForm } from '@/components/desk/FieldsForm/FieldsForm.client'
import { notSavedWords } from '@/content/words/en/http-errors'

/**
 * The error of a field disappears as soon as somebody corrects it; errors of other fields stay. A form that could not
 * be saved keeps its input.
 */

const values = { kind: 'notice', text: {}, concerns: [], since: '', until: '', link: '' }
const problemText = 'The text is empty.'

type Case = {
  form: ReactElement
  /** The invalid field. */
  label: string
  submit: string
  other?: string
}

const forms: Record<string, Case> = {
  'of a few fields': {
    form: (
      <FieldsForm
        id="name"
        action={async () => ({ problems: { name: problemText, email: 'Another problem.' } })}
        fields={[
          { name: 'name', label: 'Name' },
          { name: 'email', label: 'E-mail' },
        ]}
        submit="Save"
      />
    ),
    label: 'Name',
    submit: 'Save',
    other: 'Another problem.',
  },
  'of an alert': {
    form: (
      <AlertForm
        initial={{ values: { ...values, telephone: '' }, preview: '', problems: {} }}
        action={async (state) => ({
          ...state,
          problems: { text: problemText, until: 'Choose when it ends.' },
        })}
        preview={async () => ''}
        concerns={[]}
        languages={[]}
      />
    ),
    label: 'The alert in one sentence',
    submit: 'Put it on every page',
    other: 'Choose when it ends.',
  },
  'of a note': {
    form: <NoteForm reference="A" action={async () => ({ text: 'typed', problem: problemText })} />,
    label: 'Add a note',
    submit: 'Add the note',
  },
  'of a certificate': {
    form: <CertificateUpload problems={{}} />,
    label: 'Admission number',
    submit: 'Save the certificate',
    other: 'Choose a photograph.',
  },
}

const { fetch } = window
beforeEach(() => {
  const problems = { admission: problemText, file: 'Choose a photograph.' }
  window.fetch = async () =>
    ({ status: 422, json: async () => ({ outcome: 'invalid', problems }) }) as Response
})
afterEach(() => {
  window.fetch = fetch
})

it.each(Object.entries(forms))(
  'focuses the errors of the form %s, and removes those of a corrected field',
  async (_, { form, label, submit, other }) => {
    const user = userEvent.setup()
    render(form)
    for (let attempt = 0; attempt < 2; attempt++) {
      await user.click(screen.getByRole('button', { name: submit }))
      await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
      const field = screen.getByLabelText(label)
      expect(screen.getByRole('link', { name: problemText })).toBeVisible()
      expect(field).toBeInvalid()
      await user.type(field, 'x')
      await waitFor(() => expect(field).toBeValid())
      expect(field).toHaveFocus()
      expect(screen.queryByRole('link', { name: problemText })).toBeNull()
      expect(screen.queryAllByRole('link').map((link) => link.textContent)).toEqual(
        other ? [other] : [],
      )
    }
  },
)

it('says why a form could not be saved, and keeps what was typed', async () => {
  const user = userEvent.setup()
  // Next makes an error of what the middleware responds.
  const action = async () => Promise.reject(new Error(notSavedWords.inForm))
  render(
    <FieldsForm id="a" action={action} fields={[{ name: 'name', label: 'Name' }]} submit="Save" />,
  )
  await user.type(screen.getByLabelText('Name'), 'A Clerk')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(notSavedWords.inForm)
  expect(screen.getByLabelText('Name')).toHaveValue('A Clerk')
})

it('says why a certificate could not be saved, and keeps what was typed', async () => {
  window.fetch = async () =>
    ({ status: 503, json: async () => ({ outcome: 'not saved' }) }) as Response
  const user = userEvent.setup()
  render(<CertificateUpload problems={{}} />)
  await user.type(screen.getByLabelText('Admission number'), 'DVS/1')
  await user.click(screen.getByRole('button', { name: 'Save the certificate' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(notSavedWords.inForm)
  expect(screen.getByLabelText('Admission number')).toHaveValue('DVS/1')
})
