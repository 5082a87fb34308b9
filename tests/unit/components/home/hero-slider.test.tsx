import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { HeroSlider } from '@/components/home/HeroSlider/HeroSlider'
import { banner, slides as names } from '@/content/home'
import { findPicture } from '@/lib/pictures/pictures'
import { reducedMotion, setPreferences } from '@/tests/support/browser/browser'
import { FakeSwiper } from '@/tests/support/browser/fake-swiper'

jest.mock('@/components/hooks/swiper-engine', () => ({
  Swiper: jest.requireActual('@/tests/support/browser/fake-swiper').FakeSwiper,
  Autoplay: {},
  EffectFade: {},
}))

const slides = names.map((name) => ({
  picture: findPicture(name),
  phone: findPicture(`${name}-phone`),
}))
const hero = <HeroSlider {...banner} slides={slides} />

const swiper = () => FakeSwiper.instances.at(-1)!
/** Numbers of the slides with a mounted picture. */
const mountedPictures = () =>
  [...document.querySelectorAll('[aria-roledescription="slide"]')].flatMap((slide, index) =>
    slide.querySelector('img') ? [index + 1] : [],
  )
const caption = () => screen.getByText(/^Picture \d+ of 16$/).textContent

/** Waits for load, idle callback, import and picture decoding. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

async function renderSettled() {
  const view = render(hero)
  await settle()
  return view
}

beforeEach(() => {
  sessionStorage.clear()
  setPreferences()
  FakeSwiper.instances = []
  HTMLImageElement.prototype.decode = () => Promise.resolve()
})

describe('the server’s HTML', () => {
  const html = () => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(hero)
    return page
  }

  it('contains only the first picture, with high priority', () => {
    const pictures = [...html().querySelectorAll('img')]
    expect(pictures).toHaveLength(1)
    expect(pictures[0]).toHaveAttribute('fetchpriority', 'high')
  })

  it('has a separate crop for phones', () => {
    const source = html().querySelector('source')
    expect(source).toHaveAttribute('media', '(max-width: 39.99em)')
    expect(source?.getAttribute('srcset')).toContain('slide-01-campus-phone-')
  })

  it('contains the heading, the sentence and two links, and hides controls that need script', () => {
    const page = html()
    expect(within(page).getByRole('heading', { level: 1 })).toHaveTextContent(banner.title)
    expect(within(page).getByRole('link', { name: banner.enquire.label })).toHaveAttribute(
      'href',
      '/admission/admission-enquiry',
    )
    expect(within(page).getByRole('link', { name: banner.visit.label })).toHaveAttribute(
      'href',
      '/our-campus',
    )
    for (const button of page.querySelectorAll('button')) {
      expect(button).toHaveAttribute('data-needs-script')
    }
  })
})

describe('when the page is idle', () => {
  it('loads only the next picture, and changes every three seconds with a fade of half a second', async () => {
    await renderSettled()
    expect(mountedPictures()).toEqual([1, 2])
    expect(swiper().options).toMatchObject({
      effect: 'fade',
      speed: 500,
      autoplay: { delay: 3000 },
    })
    expect(swiper().slides).toHaveLength(16)
    expect(swiper().running).toBe(true)
  })

  it('waits for a slow picture', async () => {
    HTMLImageElement.prototype.decode = () => new Promise(() => {})
    await renderSettled()
    expect(swiper().running).toBe(false)
  })

  it('updates caption, number and next picture with Swiper; hidden slides are inert', async () => {
    await renderSettled()
    act(() => swiper().go(1))
    await settle()
    expect(caption()).toBe('Picture 2 of 16')
    expect(screen.getByText(slides[1]!.picture.caption)).toBeInTheDocument()
    expect(mountedPictures()).toEqual([1, 2, 3])
    const inert = swiper().slides.map((slide) => slide.hasAttribute('inert'))
    expect(inert.indexOf(false)).toBe(1)
    expect(inert.filter((isInert) => !isInert)).toHaveLength(1)
  })

  it('steps back from the first picture to the last, and stops permanently', async () => {
    await renderSettled()
    await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
    await settle()
    expect(caption()).toBe('Picture 16 of 16')
    expect(swiper().slideTo).toHaveBeenCalledWith(15, 500)
    expect(swiper().running).toBe(false)
    expect(screen.getByRole('button', { name: 'Play the pictures' })).toBeInTheDocument()
  })

  it('stops permanently after a swipe', async () => {
    await renderSettled()
    act(() => swiper().emit('sliderFirstMove'))
    expect(swiper().running).toBe(false)
  })

  it('pauses and plays by its button', async () => {
    await renderSettled()
    await userEvent.click(screen.getByRole('button', { name: 'Pause the pictures' }))
    expect(swiper().running).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Play the pictures' }))
    expect(swiper().running).toBe(true)
  })
})

describe('with reduced data or motion', () => {
  it('loads no further picture and no script under Save-Data until the visitor steps', async () => {
    setPreferences({ saveData: true })
    await renderSettled()
    expect(mountedPictures()).toEqual([1])
    expect(FakeSwiper.instances).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    await settle()
    expect(mountedPictures()).toEqual([1, 2])
    expect(swiper().running).toBe(false)
  })

  it('changes without fade and never automatically under reduced motion', async () => {
    setPreferences({ media: [reducedMotion] })
    await renderSettled()
    expect(swiper().running).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    await settle()
    expect(swiper().slideTo).toHaveBeenCalledWith(1, 0)
  })
})

it('changes the picture before Swiper has loaded', async () => {
  setPreferences({ saveData: true })
  render(hero)
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(screen.getByRole('group', { name: '2 of 16' })).not.toHaveAttribute('inert')
  expect(caption()).toBe('Picture 2 of 16')
  await settle()
})
