import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MessageCarousel } from '@/components/home/MessageCarousel/MessageCarousel'
import { messages as content } from '@/content/home'
import { findPicture } from '@/lib/pictures/pictures'
import { reducedMotion, setPreferences } from '@/tests/support/browser/browser'
import { FakeSwiper } from '@/tests/support/browser/fake-swiper'

jest.mock('@/components/hooks/swiper-engine', () => ({
  Swiper: jest.requireActual('@/tests/support/browser/fake-swiper').FakeSwiper,
  Autoplay: {},
  EffectFade: {},
}))

const messages = content.items.map((item) => ({ ...item, picture: findPicture(item.picture) }))
const carousel = <MessageCarousel {...content} messages={messages} />

const swiper = () => FakeSwiper.instances.at(-1)!
let comeIntoView: () => void

async function renderInView() {
  render(carousel)
  await act(async () => comeIntoView())
}

beforeEach(() => {
  sessionStorage.clear()
  setPreferences()
  FakeSwiper.instances = []
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comeIntoView = () => callback([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

it('has all three messages with links to their pages and the mission in the server’s HTML', () => {
  document.body.innerHTML = renderToString(carousel)
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/about/message-from-pro-vc',
    '/about/message-from-director',
    '/about/message-from-principal',
    '/about/mission-vision',
  ])
  expect(screen.getAllByRole('group', { name: /of 3$/ })).toHaveLength(3)
  document.body.innerHTML = ''
})

it('loads Swiper only when it comes into view', async () => {
  render(carousel)
  await act(async () => {})
  expect(FakeSwiper.instances).toHaveLength(0)
  await act(async () => comeIntoView())
  expect(FakeSwiper.instances).toHaveLength(1)
})

it('shows one at a time in an endless loop, for two seconds, with a change of half a second (R-HOME-8)', async () => {
  await renderInView()
  expect(swiper().options).toMatchObject({ loop: true, speed: 500, autoplay: { delay: 2000 } })
  expect(swiper().running).toBe(true)
  expect(screen.getByText('1 of 3')).toBeVisible()
  expect(swiper().slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true])
  act(() => swiper().go(2))
  expect(screen.getByText('3 of 3')).toBeVisible()
  expect(swiper().slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, true, false])
})

it('steps by its buttons, also from the first to the last, and stops permanently', async () => {
  await renderInView()
  await userEvent.click(screen.getByRole('button', { name: 'Previous message' }))
  expect(screen.getByText('3 of 3')).toBeVisible()
  expect(swiper().slidePrev).toHaveBeenCalledWith(500)
  expect(swiper().running).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Next message' }))
  expect(screen.getByText('1 of 3')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Play the messages' })).toBeVisible()
})

it('steps without animation and never automatically under reduced motion', async () => {
  setPreferences({ media: [reducedMotion] })
  await renderInView()
  expect(swiper().running).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Next message' }))
  expect(swiper().slideNext).toHaveBeenCalledWith(0)
})

it('scrolls the strip before Swiper has loaded', async () => {
  render(carousel)
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
