/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { EnquiryModal } from '@/components/home/EnquiryModal/EnquiryModal.client'
import { enquirySession } from '@/content/data/sessions'
import { school } from '@/content/school'
import { home } from '@/content/words/en/home'
import { classes, englishForm } from '@/tests/support/fixtures/form-language'
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
      {...home.enquiryDialog}
      classes={classes}
      schoolCode="dvs"
      language={englishForm}
      formKey="dif"
      contactOptions={{ phone: school.phones[0], chat: school.chat }}
      action={async () => ({})}
      notice={null}
    />
  </>
)

const modal = () => screen.queryByRole('dialog', { name: 'Admission enquiry' })

/** Clicks, and returns whether the browser would follow the link. */
function clickNavigates(element: Element, keys: MouseEventInit = {}) {
  const click = createEvent.click(element, keys)
  // jsdom cannot navigate, so the last listener prevents it.
  let navigates = false
  const lastListener = (event: Event) => {
    navigates = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', lastListener, { once: true })
  fireEvent(element, click)
  return navigates
}

it('opens from any link with `data-opens`, and closes by its button', async () => {
  render(page)
  expect(modal()).not.toBeInTheDocument()
  expect(clickNavigates(screen.getByText('Enquire'))).toBe(false)
  expect(modal()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close the enquiry' }))
  expect(modal()).not.toBeInTheDocument()
})

it('leaves other links and modified clicks to the browser', () => {
  render(page)
  expect(clickNavigates(screen.getByText('Plain'))).toBe(true)
  expect(clickNavigates(screen.getByText('Enquire'), { ctrlKey: true })).toBe(true)
  expect(modal()).not.toBeInTheDocument()
})

it('does not open over another dialog: the link leads to the page (R-HOME-14)', () => {
  render(page)
  document.querySelector('dialog[aria-label="Notice"]')?.setAttribute('open', '')
  expect(clickNavigates(screen.getByText('Enquire'))).toBe(true)
  expect(modal()).not.toBeInTheDocument()
})

it('contains the fields of the enquiry', async () => {
  render(page)
  clickNavigates(screen.getByText('Enquire'))
  const dialog = within(modal()!)
  expect(await dialog.findByRole('combobox', { name: 'Session' })).toHaveValue(enquirySession)
  expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Submit Now!' })).toBeEnabled()
})
