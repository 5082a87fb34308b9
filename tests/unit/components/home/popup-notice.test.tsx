/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { EnquiryDialog } from '@/components/home/EnquiryDialog/EnquiryDialog'
import { PopupNotice } from '@/components/home/PopupNotice/PopupNotice'
import { popUpNotice } from '@/components/home/PopupNotice/PopupNotice.browser'
import { scrollRest } from '@/content/constants'
import { home } from '@/content/words/en/home'
import { takeFromTemplate } from '@/lib/browser/dom'
import type { PopupNotice as Notice } from '@/lib/content/types'
import { enableDialogs } from '@/tests/support/browser/browser'
import { renderHtml } from '@/tests/support/browser/render-html'
import { file, live, none, picture, popupNotice } from '@/tests/support/fixtures/records'

const words = home.updates.notice

const addListener = jest.spyOn(window, 'addEventListener')

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  enableDialogs()
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

afterEach(() => {
  jest.useRealTimers()
  for (const [event, listener] of addListener.mock.calls) {
    window.removeEventListener(event, listener)
  }
  addListener.mockClear()
  document.body.replaceChildren()
})

const sportsDay = popupNotice({
  title: 'Sports day',
  description: 'Come at eight.',
  url: '/events',
})

const element = (...notices: Notice[]) => <PopupNotice list={live(...notices)} words={words} />

/** Renders the notices, and starts their script. */
function show(...notices: Notice[]) {
  const rendered = renderHtml(element(...notices))
  popUpNotice()
  return rendered
}

const scrollOn = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}

const rest = (milliseconds: number = scrollRest) =>
  act(() => jest.advanceTimersByTime(milliseconds))

/** Scrolls, and stays there. */
const scrollTo = (y: number) => {
  scrollOn(y)
  rest()
}

const dialog = () => screen.queryByRole('dialog')
const block = () => screen.queryByRole('region', { name: words.title })

it('waits until the visitor stops scrolling', () => {
  show(sportsDay)
  scrollOn(200)
  rest(scrollRest - 1)
  scrollOn(300)
  rest(scrollRest - 1)
  expect(dialog()).not.toBeInTheDocument()
  rest(1)
  expect(dialog()).toBeVisible()
})

it('does not open for a visitor who has scrolled back to the top', () => {
  show(sportsDay)
  scrollOn(200)
  scrollTo(50)
  expect(dialog()).not.toBeInTheDocument()
})

it('opens for a visitor who scrolled before the script loaded', () => {
  Object.defineProperty(window, 'scrollY', { value: 400, configurable: true })
  show(sportsDay)
  rest()
  expect(dialog()).toBeVisible()
})

it('closes by its button, and does not open again', () => {
  show(sportsDay)
  scrollTo(200)
  fireEvent.click(screen.getByRole('button', { name: 'Close notice' }))
  expect(dialog()).not.toBeInTheDocument()
  scrollTo(300)
  expect(dialog()).not.toBeInTheDocument()
})

it('opens once a session for the same notices, and again for new ones', () => {
  const first = show(sportsDay)
  scrollTo(200)
  expect(dialog()).toBeInTheDocument()
  first.remove()

  const second = show(sportsDay)
  scrollTo(250)
  expect(dialog()).not.toBeInTheDocument()
  second.remove()

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

it('waits while the focus is in a tool, whose answer may just have appeared', () => {
  render(
    <section data-module="/modules/tool.js">
      <button>Show the class</button>
    </section>,
  )
  show(sportsDay)
  screen.getByRole('button', { name: 'Show the class' }).focus()
  scrollTo(200)
  expect(dialog()).not.toBeInTheDocument()
  screen.getByRole('button', { name: 'Show the class' }).blur()
  scrollTo(210)
  expect(dialog()).toBeInTheDocument()
})

it('waits while the reference number of an enquiry is shown', () => {
  const sent = { ...home.enquiryDialog.sent, next: 'We ring you.', save: 'Save our number' }
  renderHtml(
    <>
      <EnquiryDialog {...home.enquiryDialog} sent={sent} />
      {element(sportsDay)}
    </>,
  )
  popUpNotice()
  const note = takeFromTemplate('sent-enquiry')
  scrollTo(200)
  expect(dialog()).not.toBeInTheDocument()
  note.hidden = true
  scrollTo(210)
  expect(dialog()).toBeVisible()
})

it('offers the calendar file of the event that it leads to', () => {
  show({ ...sportsDay, url: '/events/sports-2026' })
  scrollTo(200)
  expect(within(dialog()!).getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    '/events/sports-2026.ics',
  )
})

it('shows several notices in one dialog', () => {
  show(sportsDay, popupNotice({ title: 'Holiday' }))
  scrollTo(200)
  const box = screen.getByRole('dialog', { name: words.title })
  const titles = within(box).getAllByRole('heading', { level: 3 })
  expect(titles.map((title) => title.textContent)).toEqual(['Sports day', 'Holiday'])
})

describe('the block in the page', () => {
  const showClosed = (...notices: Notice[]) => {
    show(...notices)
    scrollTo(200)
    fireEvent.click(screen.getByRole('button', { name: 'Close notice' }))
    return within(block()!)
  }

  it('is there without script (R-HOME-13)', () => {
    renderHtml(element(sportsDay))
    expect(block()).toBeVisible()
  })

  it('has the links of the notice', () => {
    const notice = showClosed({ ...sportsDay, attachments: [file('programme')] })
    expect(notice.getByText('Come at eight.')).toBeVisible()
    const read = notice.getByRole('link', { name: 'Read more about “Sports day”' })
    expect(read).toHaveAttribute('href', '/events')
    expect(notice.getByRole('link', { name: /Attachment/ })).toHaveAttribute(
      'href',
      '/api/image/documents/programme.pdf',
    )
  })

  it('stays for the rest of the visit', () => {
    showClosed(sportsDay)
    document.body.replaceChildren()
    show(sportsDay)
    expect(block()).toBeVisible()
  })

  it('links to the picture of a notice without text', () => {
    const notice = showClosed(popupNotice({ images: [picture('poster')] }))
    expect(notice.getByRole('link', { name: /See the notice/ })).toHaveAttribute(
      'href',
      '/api/image/albums/poster.jpg',
    )
  })
})

it('is absent without a notice', () => {
  expect(renderHtml(<PopupNotice list={none} words={words} />)).toBeEmptyDOMElement()
})

describe('while an alert says that the school is closed (R-HOME-13)', () => {
  const setAlert = (kind: string, isOver = false) =>
    act(async () => {
      document.body.querySelector('#alerts')?.remove()
      document.body.insertAdjacentHTML(
        'afterbegin',
        `<div id="alerts"><article data-kind="${kind}" ${isOver ? 'hidden' : ''}></article></div>`,
      )
    })
  afterEach(() => document.querySelector('#alerts')?.remove())

  it('does not open, and the page shows the notices at once', async () => {
    await setAlert('closed')
    show(sportsDay)
    expect(block()).toBeVisible()
    scrollTo(300)
    expect(dialog()).not.toBeInTheDocument()
  })

  it.each([
    ['changed', false],
    ['notice', false],
    ['closed', true],
  ])('opens beside an alert of kind %s (over: %s)', async (kind, isOver) => {
    await setAlert(kind, isOver)
    show(sportsDay)
    scrollTo(300)
    expect(dialog()).toBeVisible()
  })

  it('closes when the alert begins while it is open', async () => {
    await setAlert('notice')
    show(sportsDay)
    scrollTo(300)
    await act(async () => {
      document.querySelector<HTMLElement>('#alerts article')!.outerHTML =
        '<article data-kind="closed"></article>'
    })
    expect(dialog()).not.toBeInTheDocument()
    expect(block()).toBeVisible()
  })

  it('opens after an alert that has ended while the page was open', async () => {
    await setAlert('closed')
    show(sportsDay)
    scrollTo(300)
    await act(async () => {
      document.querySelector<HTMLElement>('#alerts article')!.hidden = true
    })
    rest()
    expect(dialog()).toBeVisible()
  })
})
