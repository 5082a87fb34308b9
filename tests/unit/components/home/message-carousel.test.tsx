/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { MessageCarousel } from '@/components/home/MessageCarousel/MessageCarousel'
import { moveMessages } from '@/components/home/MessageCarousel/MessageCarousel.browser'
import { home } from '@/content/words/en/home'
import { findPicture } from '@/lib/pictures/pictures'
import { setPreferences, silenceObservers } from '@/tests/support/browser/browser'

const messages = home.messages.items.map((item) => ({
  ...item,
  picture: findPicture(item.picture),
}))
const carousel = <MessageCarousel {...home.messages} messages={messages} />

beforeEach(() => {
  sessionStorage.clear()
  setPreferences()
  silenceObservers()
  document.body.innerHTML = renderToStaticMarkup(carousel)
})

it('has all three messages with links to their pages and the mission in the server’s HTML', () => {
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/about/message-from-pro-vc',
    '/about/message-from-director',
    '/about/message-from-principal',
    '/about/mission-vision',
  ])
  expect(screen.getAllByRole('group', { name: /of 3$/ })).toHaveLength(3)
})

it('scrolls the strip before Swiper has loaded', async () => {
  moveMessages()
  const strip = screen.getByRole('group', { name: '1 of 3' }).parentElement!.parentElement!
  Object.defineProperty(strip, 'clientWidth', { value: 300 })
  strip.scrollTo = ((options: ScrollToOptions) => {
    strip.scrollLeft = options.left ?? 0
    strip.dispatchEvent(new Event('scroll'))
  }) as typeof strip.scrollTo
  await userEvent.click(screen.getByRole('button', { name: 'Next message' }))
  expect(strip.scrollLeft).toBe(300)
  expect(screen.getByText('2 of 3')).toBeVisible()
})
