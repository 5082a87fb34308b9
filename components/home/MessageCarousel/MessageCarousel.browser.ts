import type { Swiper } from 'swiper/types'
import { startAutoplay } from '@/components/media/autoplay.browser'
import { stepOnClick } from '@/components/media/CarouselControls/CarouselControls.browser'
import type { StartSwiper } from '@/components/media/swiper.browser'
import { messageTiming } from '@/content/constants'
import { media } from '@/content/words/en/media'
import { findAll } from '@/lib/browser/dom'
import { createLoader } from '@/lib/browser/load-module'
import { matchReducedMotion } from '@/lib/browser/preferences'

/** Moves the messages (R-HOME-8): a scroll container until it comes near the window, and Swiper has loaded. */
export function moveMessages() {
  const root = findAll('[data-autoplay=messages]')[0]!
  const strip = findAll('[data-swiper]', root)[0]!
  const slides = [...strip.firstElementChild!.children]
  const count = root.querySelector('[aria-live]')!
  const reducedMotion = matchReducedMotion()

  let swiper: Swiper | undefined
  let active = 0
  let moving = false

  const load = createLoader(strip.dataset.swiper!, (start: StartSwiper) => {
    strip.scrollTo({ left: 0, behavior: 'instant' })
    swiper = start(strip, {
      initialSlide: active,
      speed: messageTiming.speed,
      loop: true,
      autoplay: { enabled: false, delay: messageTiming.delay },
    })
    swiper.on('realIndexChange', ({ realIndex }) => show(realIndex))
    swiper.on('sliderFirstMove', autoplay.stop)
    show(active)
    run()
  })

  const autoplay = startAutoplay(root, (movement) => {
    if (moving === movement.moving) return
    moving = movement.moving
    run()
  })
  stepOnClick(root, (delta) => {
    autoplay.stop()
    load()
    const speed = reducedMotion.matches ? 0 : messageTiming.speed
    const target = (active + delta + slides.length) % slides.length
    if (!swiper) strip.scrollTo({ left: target * strip.clientWidth })
    else if (delta === 1) swiper.slideNext(speed)
    else swiper.slidePrev(speed)
  })
  strip.addEventListener(
    'scroll',
    () => {
      if (!swiper) show(Math.round(strip.scrollLeft / strip.clientWidth))
    },
    { passive: true },
  )
  const observer = new IntersectionObserver(
    (entries) => {
      // On a busy page several entries arrive together; the first ones may be outdated.
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      load()
    },
    { rootMargin: '100% 0px' },
  )
  observer.observe(strip)

  function show(index: number) {
    active = index
    const text = media.place(active + 1, slides.length)
    // A live region announces each change.
    if (count.textContent !== text) count.textContent = text
    if (!swiper) return
    slides.forEach((slide, at) => slide.toggleAttribute('inert', at !== active))
  }

  function run() {
    if (moving) swiper?.autoplay.start()
    else swiper?.autoplay.stop()
  }
}
