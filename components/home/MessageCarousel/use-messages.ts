import { type RefObject, useEffect, useState } from 'react'
import type { SwiperOptions } from 'swiper/types'
import type { Autoplay } from '@/components/hooks/use-autoplay'
import { useMediaQuery } from '@/components/hooks/use-media-query'
import { useSwiper } from '@/components/hooks/use-swiper'
import { messageTiming } from '@/content/constants'
import styles from './MessageCarousel.module.scss'

const options: SwiperOptions = {
  wrapperClass: styles.track,
  slideClass: styles.slide,
  speed: messageTiming.speed,
  loop: true,
  simulateTouch: false,
  autoplay: { enabled: false, delay: messageTiming.delay },
}

/** Manages the active message and steps through them: with Swiper, or by scrolling until Swiper has started. */
export function useMessages(
  viewport: RefObject<HTMLElement | null>,
  count: number,
  autoplay: Autoplay,
) {
  const [active, setActive] = useState(0)
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  const hasBeenInView = useInView(viewport)
  const swiper = useSwiper(viewport, hasBeenInView, options)
  const { moving, stopPermanently } = autoplay

  function step(delta: 1 | -1) {
    stopPermanently()
    if (swiper) {
      const speed = reduced ? 0 : messageTiming.speed
      if (delta === 1) swiper.slideNext(speed)
      else swiper.slidePrev(speed)
    } else {
      const strip = viewport.current
      strip?.scrollTo({ left: ((active + delta + count) % count) * strip.clientWidth })
    }
  }

  useEffect(() => {
    if (!swiper) return observeScroll(viewport.current, setActive)
    const onChange = () => setActive(swiper.realIndex)
    swiper.on('realIndexChange', onChange)
    swiper.on('sliderFirstMove', stopPermanently)
    return () => {
      swiper.off('realIndexChange', onChange)
      swiper.off('sliderFirstMove', stopPermanently)
    }
  }, [swiper, viewport, stopPermanently])

  useEffect(() => {
    if (!swiper || !moving) return
    swiper.autoplay.start()
    return () => void swiper.autoplay.stop()
  }, [swiper, moving])

  return { active, live: swiper !== null, step }
}

/** Reports the slide in view while the strip is scrolled. Returns a function that stops. */
function observeScroll(strip: HTMLElement | null, onChange: (index: number) => void) {
  const onScroll = () => strip && onChange(Math.round(strip.scrollLeft / strip.clientWidth))
  strip?.addEventListener('scroll', onScroll, { passive: true })
  return () => strip?.removeEventListener('scroll', onScroll)
}

/** Returns true from the moment the element first comes within one screen height of the viewport. */
function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [hasBeenInView, setHasBeenInView] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page several entries arrive together; the first ones may be outdated.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setHasBeenInView(true)
        observer.disconnect()
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])

  return hasBeenInView
}
