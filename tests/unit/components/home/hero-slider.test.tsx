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
/** Which slides have their picture in the page. */
const fetched = () =>
  [...document.querySelectorAll('[aria-roledescription="slide"]')].flatMap((slide, index) =>
    slide.querySelector('img') ? [index + 1] : [],
  )
const caption = () => screen.getByText(/^Picture \d+ of 16$/).textContent

/** Lets the load, the idle moment, the import and the decoding of pictures pass. */
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

  it('holds the first picture only, with high priority, and no other', () => {
    const pictures = [...html().querySelectorAll('img')]
    expect(pictures).toHaveLength(2)
    expect(pictures[0]).toHaveAttribute('fetchpriority', 'high')
    expect(pictures[1]).toHaveAttribute('alt', '')
    expect(pictures[1]).toHaveAttribute('loading', 'lazy')
  })

  it('gives phones their own crop', () => {
    const source = html().querySelector('source')
    expect(source).toHaveAttribute('media', '(max-width: 39.99em)')
    expect(source?.getAttribute('srcset')).toContain('slide-01-campus-phone-')
  })

  it('holds the heading, the sentence and two ways on, and hides what needs script', () => {
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

describe('once the page has settled', () => {
  it('fetches the next picture and no other, and moves every three seconds with half a second’s fade', async () => {
    await renderSettled()
    expect(fetched()).toEqual([1, 2])
    expect(swiper().options).toMatchObject({
      effect: 'fade',
      speed: 500,
      autoplay: { delay: 3000 },
    })
    expect(swiper().slides).toHaveLength(16)
    expect(swiper().running).toBe(true)
  })

  it('waits for a picture that is slow to come', async () => {
    HTMLImageElement.prototype.decode = () => new Promise(() => {})
    await renderSettled()
    expect(swiper().running).toBe(false)
  })

  it('follows Swiper: caption, number, next picture; slides out of view are inert', async () => {
    await renderSettled()
    act(() => swiper().go(1))
    await settle()
    expect(caption()).toBe('Picture 2 of 16')
    expect(screen.getByText(slides[1]!.picture.caption)).toBeInTheDocument()
    expect(fetched()).toEqual([1, 2, 3])
    const inert = swiper().slides.map((slide) => slide.hasAttribute('inert'))
    expect(inert.indexOf(false)).toBe(1)
    expect(inert.filter((is) => !is)).toHaveLength(1)
  })

  it('goes back from the first picture to the last, and then stands for good', async () => {
    await renderSettled()
    await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
    await settle()
    expect(caption()).toBe('Picture 16 of 16')
    expect(swiper().slideTo).toHaveBeenCalledWith(15, 500)
    expect(swiper().running).toBe(false)
    expect(screen.getByRole('button', { name: 'Play the pictures' })).toBeInTheDocument()
  })

  it('stands for good once swiped', async () => {
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

describe('for those who asked for calm', () => {
  it('fetches no further picture and no script under Save-Data until asked', async () => {
    setPreferences({ saveData: true })
    await renderSettled()
    expect(fetched()).toEqual([1])
    expect(FakeSwiper.instances).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    await settle()
    expect(fetched()).toEqual([1, 2])
    expect(swiper().running).toBe(false)
  })

  it('changes without fading and never by itself under reduced motion', async () => {
    setPreferences({ media: [reducedMotion] })
    await renderSettled()
    expect(swiper().running).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    await settle()
    expect(swiper().slideTo).toHaveBeenCalledWith(1, 0)
  })
})

it('changes the picture although Swiper has not come', async () => {
  setPreferences({ saveData: true })
  render(hero)
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(screen.getByRole('group', { name: '2 of 16' })).not.toHaveAttribute('inert')
  expect(caption()).toBe('Picture 2 of 16')
  await settle()
})
