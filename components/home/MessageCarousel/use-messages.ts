import { type RefObject, useEffect, useState } from 'react'
import type { SwiperOptions } from 'swiper/types'
import type { Autoplay } from '@/components/hooks/use-autoplay'
import { useInView } from '@/components/hooks/use-in-view'
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

/** Which message stands, and how one steps: by Swiper, or by scrolling the strip while there is none. */
export function useMessages(
  viewport: RefObject<HTMLElement | null>,
  count: number,
  autoplay: Autoplay,
) {
  const [active, setActive] = useState(0)
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  const seen = useInView(viewport)
  const swiper = useSwiper(viewport, seen, options)
  const { moving, stopPermanently } = autoplay

  function step(by: 1 | -1) {
    stopPermanently()
    if (swiper) {
      const speed = reduced ? 0 : messageTiming.speed
      if (by === 1) swiper.slideNext(speed)
      else swiper.slidePrev(speed)
    } else {
      const strip = viewport.current
      strip?.scrollTo({ left: ((active + by + count) % count) * strip.clientWidth })
    }
  }

  useEffect(() => {
    if (!swiper) return followScroll(viewport.current, setActive)
    const follow = () => setActive(swiper.realIndex)
    swiper.on('realIndexChange', follow)
    swiper.on('sliderFirstMove', stopPermanently)
    return () => {
      swiper.off('realIndexChange', follow)
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

/** Tells which slide of a scrolling strip stands in view. */
function followScroll(strip: HTMLElement | null, tell: (index: number) => void) {
  const follow = () => strip && tell(Math.round(strip.scrollLeft / strip.clientWidth))
  strip?.addEventListener('scroll', follow, { passive: true })
  return () => strip?.removeEventListener('scroll', follow)
}
