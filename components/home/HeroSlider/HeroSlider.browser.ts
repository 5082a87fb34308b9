import type { Swiper } from 'swiper/types'
import { startAutoplay } from '@/components/media/autoplay.browser'
import { stepOnClick } from '@/components/media/CarouselControls/CarouselControls.browser'
import type { StartSwiper } from '@/components/media/swiper.browser'
import { heroTiming } from '@/content/constants'
import { media } from '@/content/words/en/media'
import { findAll, whenIdle } from '@/lib/browser/dom'
import { createLoader } from '@/lib/browser/load-module'
import { matchReducedMotion, savesData } from '@/lib/browser/preferences'
import type { Scene } from './HeroSlider'

/**
 * Moves the slides (R-HOME-1). Swiper starts when the page is idle; until then, or if it fails to load, previous and
 * next work without it. The next picture loads one slide ahead, the rest on demand; under Save-Data each loads on
 * demand. A change waits until its picture is decoded.
 */
export function moveSlides() {
  const root = findAll('[data-autoplay=hero]')[0]!
  const viewport = findAll('[data-swiper]', root)[0]!
  const track = viewport.firstElementChild!
  const slides = [...track.children] as HTMLElement[]
  const firstContent = slides[0]!.innerHTML
  const scenes = JSON.parse(viewport.dataset.slides!) as Scene[]
  const caption = root.querySelector('[aria-live] b')!
  const place = root.querySelector('[aria-live] span')!
  const reducedMotion = matchReducedMotion()

  let swiper: Swiper | undefined
  let active = 0
  /** The slide to which the movement may go on. */
  let ready = 0
  let moving = false
  let isRunning = false
  let isIdle = false
  let hasInteracted = false

  const wrapIndex = (index: number) => (index + scenes.length) % scenes.length

  const load = createLoader(viewport.dataset.swiper!, (start: StartSwiper) => {
    swiper = start(viewport, {
      effect: 'fade',
      fadeEffect: { crossFade: true },
      speed: heroTiming.speed,
      rewind: true,
      autoplay: { enabled: false, delay: heroTiming.delay },
    })
    swiper.on('slideChange', ({ activeIndex }) => {
      if (activeIndex !== active) show(activeIndex)
    })
    swiper.on('sliderFirstMove', () => {
      hasInteracted = true
      autoplay.stop()
    })
    void follow()
    void run()
  })

  const autoplay = startAutoplay(root, (movement) => {
    moving = movement.moving
    update()
  })
  stepOnClick(root, (delta) => {
    hasInteracted = true
    show(wrapIndex(active + delta))
    autoplay.stop()
  })
  addEventListener('load', () =>
    whenIdle(() => {
      isIdle = true
      update()
    }),
  )

  function show(index: number) {
    active = index
    update()
    caption.textContent = scenes[active]![2]
    place.textContent = media.pictureOf(active + 1, scenes.length)
    void follow()
  }

  function update() {
    if (hasInteracted || (isIdle && !savesData())) {
      addSlides()
      load()
      addPicture(active)
      if (!savesData()) addPicture(wrapIndex(active + 1))
      if (!savesData() && hasInteracted) addPicture(wrapIndex(active - 1))
    }
    void run()
  }

  /** Adds the other slides, still without pictures. */
  function addSlides() {
    for (let index = slides.length; index < scenes.length; index++) {
      const slide = slides[0]!.cloneNode() as HTMLElement
      slide.setAttribute('aria-label', media.place(index + 1, scenes.length))
      slide.toggleAttribute('inert', true)
      slides.push(slide)
      track.append(slide)
    }
  }

  function addPicture(index: number) {
    const slide = slides[index]!
    if (slide.firstElementChild) return
    const [name, alt] = scenes[index]!
    slide.innerHTML = firstContent.replaceAll(scenes[0]![0], name)
    const image = slide.querySelector('img')!
    image.removeAttribute('fetchpriority')
    image.setAttribute('decoding', 'async')
    image.alt = alt
  }

  /** Changes to the active slide when its picture is decoded. */
  async function follow() {
    const target = active
    await decode(slides[target]!)
    if (target !== active) return
    slides.forEach((slide, index) => slide.toggleAttribute('inert', index !== active))
    if (swiper && swiper.activeIndex !== active)
      swiper.slideTo(active, reducedMotion.matches ? 0 : heroTiming.speed)
  }

  /** Lets Swiper move on when the next picture is decoded. */
  async function run() {
    if (!swiper) return
    const next = wrapIndex(active + 1)
    setRunning(moving && ready === next)
    if (ready === next || !slides[next]?.firstElementChild) return
    await decode(slides[next])
    if (next !== wrapIndex(active + 1)) return
    ready = next
    setRunning(moving)
  }

  function setRunning(value: boolean) {
    if (value === isRunning) return
    isRunning = value
    if (isRunning) swiper!.autoplay.start()
    else swiper!.autoplay.stop()
  }
}

/** Waits until the picture of a slide is decoded or has failed. */
const decode = (slide: HTMLElement) =>
  slide
    .querySelector('img')!
    .decode()
    .catch(() => undefined)
