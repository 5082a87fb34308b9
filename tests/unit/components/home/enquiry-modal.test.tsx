import { createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EnquiryModal } from '@/components/home/EnquiryModal/EnquiryModal.client'
import { enquiryClasses } from '@/content/data/enquiry'
import { school } from '@/content/school'
import { enquiryDialog } from '@/content/home'
import { enableDialogs, setPreferences } from '@/tests/support/browser/browser'

beforeEach(() => {
  setPreferences()
  enableDialogs()
})

const page = (
  <>
    <a href="/admission/admission-enquiry" data-opens="enquiry">
      <b>Enquire</b>
    </a>
    <a href="/admission/admission-enquiry">Plain</a>
    <dialog aria-label="Notice" />
    <EnquiryModal
      {...enquiryDialog}
      classes={enquiryClasses}
      schoolCode="dvs"
      formKey="dif"
      contactOptions={{ phone: school.phones[0], chat: school.chat }}
      action={async () => ({})}
      notice={null}
    />
  </>
)

const modal = () => screen.queryByRole('dialog', { name: 'Admission enquiry' })

/** Clicks and tells whether the browser would follow the link. */
function follows(element: Element, keys: MouseEventInit = {}) {
  const click = createEvent.click(element, keys)
  // jsdom cannot navigate; the last listener stops what the component let pass.
  let followed = false
  const last = (event: Event) => {
    followed = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', last, { once: true })
  fireEvent(element, click)
  return followed
}

it('opens from any link that says so, and closes by its button', async () => {
  render(page)
  expect(modal()).not.toBeInTheDocument()
  expect(follows(screen.getByText('Enquire'))).toBe(false)
  expect(modal()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close the enquiry' }))
  expect(modal()).not.toBeInTheDocument()
})

it('leaves other links and modified clicks to the browser', () => {
  render(page)
  expect(follows(screen.getByText('Plain'))).toBe(true)
  expect(follows(screen.getByText('Enquire'), { ctrlKey: true })).toBe(true)
  expect(modal()).not.toBeInTheDocument()
})

it('never opens over another dialog: the link leads to the page (R-HOME-14)', () => {
  render(page)
  document.querySelector('dialog[aria-label="Notice"]')?.setAttribute('open', '')
  expect(follows(screen.getByText('Enquire'))).toBe(true)
  expect(modal()).not.toBeInTheDocument()
})

it('holds the fields of the enquiry', async () => {
  render(page)
  follows(screen.getByText('Enquire'))
  const dialog = within(modal()!)
  expect(await dialog.findByRole('combobox', { name: 'Session' })).toHaveValue('2026-2027')
  expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Submit Now!' })).toBeEnabled()
})
