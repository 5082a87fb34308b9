/** @jest-environment jsdom */
import { createEvent, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enquirySent } from '@/components/enquiry/FramedForm/enquiry-sent'
import { EnquiryDialog } from '@/components/home/EnquiryDialog/EnquiryDialog'
import { openEnquiryOnClick } from '@/components/home/EnquiryDialog/EnquiryDialog.browser'
import { modalCloseDelay } from '@/content/constants'
import { home } from '@/content/words/en/home'
import { enableDialogs } from '@/tests/support/browser/browser'
import { renderHtml } from '@/tests/support/browser/render-html'

const sent = { ...home.enquiryDialog.sent, next: 'Keep the number.', save: 'Save our number' }

// One listener for all tests: it is on the document.
beforeAll(openEnquiryOnClick)

beforeEach(() => {
  enableDialogs()
  renderHtml(
    <>
      <a href="/admission/admission-enquiry" data-opens="enquiry">
        <b>Enquire</b>
      </a>
      <a href="/admission/admission-enquiry">Plain</a>
      <dialog aria-label="Notice" />
      <EnquiryDialog {...home.enquiryDialog} sent={sent} />
    </>,
  )
})

afterEach(() => document.body.replaceChildren())

const dialog = () => screen.queryByRole('dialog', { name: 'Admission enquiry' })
const frame = () => screen.getByTitle('Admission enquiry')

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

it('opens from any link with `data-opens`, with the form in a frame, and closes by its button', async () => {
  expect(dialog()).not.toBeInTheDocument()
  expect(clickNavigates(screen.getByText('Enquire'))).toBe(false)
  expect(dialog()).toBeVisible()
  expect(frame()).toHaveAttribute('src', '/enquiry-form')
  await userEvent.click(screen.getByRole('button', { name: 'Close the enquiry' }))
  expect(dialog()).not.toBeInTheDocument()
})

it('keeps the form, and what was typed into it, until the enquiry is sent', () => {
  clickNavigates(screen.getByText('Enquire'))
  const first = frame()
  fireEvent.keyDown(first, { key: 'Escape' })
  expect(dialog()).not.toBeInTheDocument()
  clickNavigates(screen.getByText('Enquire'))
  expect(frame()).toBe(first)
})

const detail = { reference: 'ENQ-ABCD-2345', call: 'We ring you on 98765 43210.' }
const send = () => frame().dispatchEvent(new CustomEvent(enquirySent, { detail, bubbles: true }))

it('shows the number at once when the visitor has closed the dialog before it was sent', () => {
  clickNavigates(screen.getByText('Enquire'))
  fireEvent.keyDown(frame(), { key: 'Escape' })
  send()
  expect(screen.getByText('ENQ-ABCD-2345').parentElement).toHaveFocus()
})

it('does not close the dialog of the next enquiry, if the visitor has closed that of the first', () => {
  jest.useFakeTimers()
  clickNavigates(screen.getByText('Enquire'))
  send()
  fireEvent.keyDown(frame(), { key: 'Escape' })
  expect(screen.getByText('ENQ-ABCD-2345')).toBeVisible()
  clickNavigates(screen.getByText('Enquire'))
  jest.advanceTimersByTime(modalCloseDelay)
  jest.useRealTimers()
  expect(dialog()).toBeVisible()
  expect(screen.getByText('ENQ-ABCD-2345')).not.toBeVisible()
})

it('closes after a success; the reference number stays until the visitor closes it', async () => {
  jest.useFakeTimers()
  clickNavigates(screen.getByText('Enquire'))
  send()
  jest.advanceTimersByTime(modalCloseDelay - 1)
  expect(dialog()).toBeVisible()
  jest.advanceTimersByTime(1)
  jest.useRealTimers()
  expect(dialog()).not.toBeInTheDocument()
  const note = screen.getByText('ENQ-ABCD-2345').parentElement
  expect(note).toHaveFocus()
  expect(note).toHaveTextContent('We ring you on 98765 43210. Keep the number.')
  await userEvent.click(screen.getByRole('button', { name: 'Close this message' }))
  expect(note).not.toBeVisible()
  expect(screen.getByText('Enquire').parentElement).toHaveFocus()
  expect(screen.queryByTitle('Admission enquiry')).toBeNull()
})

it('leaves other links and modified clicks to the browser', () => {
  expect(clickNavigates(screen.getByText('Plain'))).toBe(true)
  expect(clickNavigates(screen.getByText('Enquire'), { ctrlKey: true })).toBe(true)
  expect(dialog()).not.toBeInTheDocument()
})

it('does not open over another dialog: the link leads to the page (R-HOME-14)', () => {
  document.querySelector('dialog[aria-label="Notice"]')?.setAttribute('open', '')
  expect(clickNavigates(screen.getByText('Enquire'))).toBe(true)
  expect(dialog()).not.toBeInTheDocument()
})
