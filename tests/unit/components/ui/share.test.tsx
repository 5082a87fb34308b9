import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Share } from '@/components/ui/Share/Share.client'

const page = {
  title: 'Sports day & fête, 5 December 2026',
  url: 'https://school.example/events/6af',
}

/** What the browser can do. */
function give(abilities: { share?: unknown; writeText?: unknown }) {
  const { share, writeText } = abilities
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  })
}

const user = userEvent.setup({ writeToClipboard: false })
const press = (name: string) => user.click(screen.getByRole('button', { name }))

it('leads to WhatsApp with title and address, without script too', () => {
  const html = renderToString(<Share {...page} />)
  const href = /href="(https:\/\/wa\.me[^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&')
  const query = new URL(href).searchParams
  expect([...query.keys()]).toEqual(['text'])
  expect(query.get('text')).toBe(`${page.title}\n${page.url}`)
})

it('opens the share sheet of the device, where there is one', async () => {
  const share = jest.fn()
  give({ share })
  render(<Share {...page} />)
  await press('Share')
  expect(share).toHaveBeenCalledWith(page)
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument()
})

it('says nothing when the share sheet is closed', async () => {
  give({ share: jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')) })
  render(<Share {...page} />)
  await press('Share')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('copies the link where there is no share sheet, and says so', async () => {
  const writeText = jest.fn()
  give({ writeText })
  render(<Share {...page} />)
  await press('Copy link')
  expect(writeText).toHaveBeenCalledWith(page.url)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The link is copied.'))
})

it.each([
  ['refuses to copy', { writeText: jest.fn().mockRejectedValue(new Error('denied')) }],
  ['has no clipboard', {}],
])('says where the link is when the browser %s', async (_, abilities) => {
  give(abilities)
  render(<Share {...page} />)
  await press('Copy link')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/address bar/))
})
