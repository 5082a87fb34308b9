/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { HeroSlider } from '@/components/home/HeroSlider/HeroSlider'
import { moveSlides } from '@/components/home/HeroSlider/HeroSlider.browser'
import { slides as names } from '@/content/data/slides'
import { home } from '@/content/words/en/home'
import { findPicture, findPictureFiles } from '@/lib/pictures/pictures'
import { setPreferences } from '@/tests/support/browser/browser'

const slides = names.map((name) => ({
  picture: findPicture(name),
  phone: findPictureFiles(`${name}-phone`),
}))
const hero = <HeroSlider {...home.banner} slides={slides} />

beforeEach(() => {
  sessionStorage.clear()
  setPreferences()
})

describe('the server’s HTML', () => {
  const html = () => {
    const page = document.createElement('div')
    page.innerHTML = renderToStaticMarkup(hero)
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
    expect(within(page).getByRole('heading', { level: 1 })).toHaveTextContent(home.banner.title)
    expect(within(page).getByRole('link', { name: home.banner.enquire.label })).toHaveAttribute(
      'href',
      '/admission/admission-enquiry',
    )
    expect(within(page).getByRole('link', { name: home.banner.visit.label })).toHaveAttribute(
      'href',
      '/our-campus',
    )
    for (const button of page.querySelectorAll('button')) {
      expect(button).toHaveAttribute('data-needs-script')
    }
  })
})

it('fails if the files of a slide differ from those of the first in more than the name', () => {
  const [first, second] = slides as [(typeof slides)[0], (typeof slides)[0]]
  const other = { ...second, phone: { ...second.phone, widths: [1] } }
  expect(() =>
    renderToStaticMarkup(<HeroSlider {...home.banner} slides={[first, other]} />),
  ).toThrow(`The files of "${second.picture.name}" differ`)
})

/** Swiper cannot be imported here. */
describe('the slides without Swiper', () => {
  beforeEach(() => {
    HTMLImageElement.prototype.decode = async () => {}
    document.body.innerHTML = renderToStaticMarkup(hero)
    moveSlides()
  })
  const clickOn = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const reachable = () =>
    screen.getAllByRole('group').filter((slide) => !slide.hasAttribute('inert'))

  it('change, and the keyboard reaches only the visible one', async () => {
    await clickOn('Next picture')
    expect(screen.getByText('Picture 2 of 16')).toBeVisible()
    expect(screen.getByText(slides[1]!.picture.caption)).toBeVisible()
    expect(reachable()).toEqual([screen.getByRole('group', { name: '2 of 16' })])
    expect(within(reachable()[0]!).getByRole('img')).toBeVisible()
    await clickOn('Previous picture')
    await clickOn('Previous picture')
    expect(reachable()).toEqual([screen.getByRole('group', { name: '16 of 16' })])
  })

  it('keep the old picture until the new one is decoded', async () => {
    let finish = () => {}
    HTMLImageElement.prototype.decode = () => new Promise((resolve) => (finish = resolve))
    await clickOn('Next picture')
    expect(screen.getByText('Picture 2 of 16')).toBeVisible()
    expect(reachable()).toEqual([screen.getByRole('group', { name: '1 of 16' })])
    await act(async () => finish())
    expect(reachable()).toEqual([screen.getByRole('group', { name: '2 of 16' })])
  })

  it('have the same HTML as the first one, with their own files and words', async () => {
    await clickOn('Next picture')
    const html = (index: number) =>
      renderToStaticMarkup(<HeroSlider {...home.banner} slides={[slides[index]!]} />)
    const expected = new DOMParser().parseFromString(html(1), 'text/html').querySelector('picture')!
    const image = expected.querySelector('img')!
    image.removeAttribute('fetchpriority')
    image.setAttribute('decoding', 'async')
    expect(reachable()[0]!.querySelector('picture')).toEqual(expected)
  })

  it('load only the pictures next to the visible one', async () => {
    await clickOn('Next picture')
    const loaded = screen
      .getAllByRole('group')
      .filter((slide) => slide.querySelector('img'))
      .map((slide) => slide.getAttribute('aria-label'))
    expect(loaded).toEqual(['1 of 16', '2 of 16', '3 of 16'])
  })
})
