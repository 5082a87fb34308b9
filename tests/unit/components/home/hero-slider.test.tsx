/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { HeroSlider } from '@/components/home/HeroSlider/HeroSlider'
import { slides as names } from '@/content/data/slides'
import { home } from '@/content/words/en/home'
import { findPicture, findPictureFiles } from '@/lib/pictures/pictures'
import { setPreferences } from '@/tests/support/browser/browser'

jest.mock('@/components/hooks/swiper-engine', () => {
  throw new Error('The script has not come.')
})

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

it('moves between slides without Swiper, and lets the keyboard reach only the visible slide', async () => {
  render(hero)
  await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(screen.getByText('Picture 2 of 16')).toBeVisible()
  expect(screen.getByText(slides[1]!.picture.caption)).toBeVisible()
  const reachable = screen.getAllByRole('group').filter((slide) => !slide.hasAttribute('inert'))
  expect(reachable).toEqual([screen.getByRole('group', { name: '2 of 16' })])
  expect(within(reachable[0]!).getByRole('img')).toBeVisible()
})
