/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { Share } from '@/components/ui/Share/Share'

const page = {
  title: 'Sports day & fête, 5 December 2026',
  url: 'https://school.example/events/6af',
}

function showHtml() {
  document.body.replaceChildren()
  document.body.innerHTML = renderToStaticMarkup(<Share {...page} />)
}

/** Shows the page in a browser that has these features. */
async function show(features: { share?: unknown; writeText?: unknown }) {
  const { share, writeText } = features
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  })
  showHtml()
  await jest.isolateModulesAsync(
    async () => void (await import('@/components/ui/Share/Share.browser')),
  )
}

const user = userEvent.setup({ writeToClipboard: false })
const press = (name: string) => user.click(screen.getByRole('button', { name }))

it('links to WhatsApp with title and URL, also without script', () => {
  showHtml()
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ })
  expect(href).toMatch(/^https:\/\/wa\.me\//)
  const query = new URL(href).searchParams
  expect([...query.keys()]).toEqual(['text'])
  expect(query.get('text')).toBe(`${page.title}\n${page.url}`)
})

it('opens the share sheet of the device, if there is one', async () => {
  const share = jest.fn()
  await show({ share })
  await press('Share')
  expect(share).toHaveBeenCalledWith(page)
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument()
})

it('shows no message when the share sheet is closed', async () => {
  await show({ share: jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')) })
  await press('Share')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('copies the link without a share sheet, and confirms it', async () => {
  const writeText = jest.fn()
  await show({ writeText })
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
  await press('Copy link')
  expect(writeText).toHaveBeenCalledWith(page.url)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The link is copied.'))
})

it.each([
  ['denies copying', { writeText: jest.fn().mockRejectedValue(new Error('denied')) }],
  ['has no clipboard', {}],
])('points to the address bar if the browser %s', async (_, features) => {
  await show(features)
  await press('Copy link')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/address bar/))
})
