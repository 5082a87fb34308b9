import { fireEvent, render, screen, within } from '@testing-library/react'
import { SentNote } from '@/components/home/EnquiryModal/SentNote'
import { PopupNotice } from '@/components/home/PopupNotice/PopupNotice'
import { notice as copy } from '@/content/home-records'
import type { PopupNotice as Notice } from '@/lib/content/types'
import { enableDialogs } from '@/tests/support/browser/browser'
import { file, live, none, picture, popupNotice } from '@/tests/support/fixtures/records'

beforeEach(() => {
  sessionStorage.clear()
  enableDialogs()
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

const sportsDay = popupNotice({
  title: 'Sports day',
  description: 'Come at eight.',
  url: '/events',
})

const show = (...notices: Notice[]) => render(<PopupNotice list={live(...notices)} copy={copy} />)

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}

const dialog = () => screen.queryByRole('dialog')

it('opens after more than 100 pixels of scroll, not before (R-HOME-13)', () => {
  show(sportsDay)
  expect(dialog()).not.toBeInTheDocument()
  scrollTo(100)
  expect(dialog()).not.toBeInTheDocument()
  scrollTo(101)
  expect(screen.getByRole('dialog', { name: 'Sports day' })).toBeVisible()
})

it('closes by its button, and does not open again', () => {
  show(sportsDay)
  scrollTo(200)
  fireEvent.click(screen.getByRole('button', { name: 'Close notice' }))
  expect(dialog()).not.toBeInTheDocument()
  scrollTo(300)
  expect(dialog()).not.toBeInTheDocument()
})

it('opens once a session for the same notices, and again for new ones (R-HOME-13)', () => {
  show(sportsDay).unmount()
  const first = show(sportsDay)
  scrollTo(200)
  expect(dialog()).toBeInTheDocument()
  first.unmount()

  const second = show(sportsDay)
  scrollTo(250)
  expect(dialog()).not.toBeInTheDocument()
  second.unmount()

  show({ ...sportsDay, description: 'Come at nine.' })
  scrollTo(300)
  expect(dialog()).toBeInTheDocument()
})

it('waits while the visitor types', () => {
  render(<input aria-label="Name" />)
  show(sportsDay)
  screen.getByLabelText('Name').focus()
  scrollTo(200)
  expect(dialog()).not.toBeInTheDocument()
  screen.getByLabelText('Name').blur()
  scrollTo(210)
  expect(dialog()).toBeInTheDocument()
})

it('waits while another dialog is open', () => {
  const other = render(<dialog open aria-label="Enquiry" />)
  show(sportsDay)
  scrollTo(200)
  expect(screen.queryByRole('dialog', { name: 'Sports day' })).not.toBeInTheDocument()
  other.unmount()
  scrollTo(210)
  expect(screen.getByRole('dialog', { name: 'Sports day' })).toBeVisible()
})

it('waits while the reference number of an enquiry is shown', () => {
  const note = render(<SentNote reference="ENQ-ABCD-2345" onClose={() => {}} />)
  show(sportsDay)
  scrollTo(200)
  expect(dialog()).not.toBeInTheDocument()
  note.unmount()
  scrollTo(210)
  expect(dialog()).toBeVisible()
})

it('shows several notices in one dialog', () => {
  show(sportsDay, popupNotice({ title: 'Holiday' }))
  scrollTo(200)
  const box = screen.getByRole('dialog', { name: copy.title })
  const titles = within(box).getAllByRole('heading', { level: 3 })
  expect(titles.map((title) => title.textContent)).toEqual(['Sports day', 'Holiday'])
})

it('is also a block in the page, with its links (R-HOME-13)', () => {
  show({ ...sportsDay, attachments: [file('programme')] })
  const block = screen.getByRole('region', { name: copy.title })
  expect(within(block).getByText('Come at eight.')).toBeVisible()
  const read = within(block).getByRole('link', { name: 'Read more about “Sports day”' })
  expect(read).toHaveAttribute('href', '/events')
  expect(within(block).getByRole('link', { name: /Attachment/ })).toHaveAttribute(
    'href',
    '/api/image/documents/programme.pdf',
  )
})

it('links to the picture of a notice without text', () => {
  show(popupNotice({ images: [picture('poster')] }))
  const block = screen.getByRole('region', { name: copy.title })
  expect(within(block).getByRole('link', { name: /See the notice/ })).toHaveAttribute(
    'href',
    '/api/image/albums/poster.jpg',
  )
})

it('is absent without a notice', () => {
  const { container } = render(<PopupNotice list={none} copy={copy} />)
  expect(container).toBeEmptyDOMElement()
})
