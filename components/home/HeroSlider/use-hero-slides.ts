import { type RefObject, useEffect, useState } from 'react'
import type { SwiperOptions } from 'swiper/types'
import type { Autoplay } from '@/components/hooks/use-autoplay'
import { useDataSaver } from '@/components/hooks/use-data-saver'
import { useMediaQuery } from '@/components/hooks/use-media-query'
import { usePageIdle } from '@/components/hooks/use-page-idle'
import { useSwiper } from '@/components/hooks/use-swiper'
import { heroTiming } from '@/content/constants'
import styles from './HeroSlider.module.scss'

const options: SwiperOptions = {
  wrapperClass: styles.track,
  slideClass: styles.slide,
  effect: 'fade',
  fadeEffect: { crossFade: true },
  speed: heroTiming.speed,
  rewind: true,
  simulateTouch: false,
  autoplay: { enabled: false, delay: heroTiming.delay },
}

/**
 * Which slide stands, which have their pictures in the page, and when the next one comes (R-HOME-1).
 * The next picture is fetched shortly before it is due, the rest on demand; under Save-Data each only
 * when asked for. A change waits until its picture can be painted.
 */
export function useHeroSlides(
  viewport: RefObject<HTMLElement | null>,
  count: number,
  autoplay: Autoplay,
) {
  const [active, setActive] = useState(0)
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set([0]))
  const [asked, setAsked] = useState(false)
  const saving = useDataSaver()
  const settled = usePageIdle()
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  const wanted = asked || (settled && !saving)
  const swiper = useSwiper(viewport, wanted, options)

  const at = (index: number) => (index + count) % count
  const next = at(active + 1)
  const mounted = new Set(visited)
  if (wanted && !saving) mounted.add(next)
  if (asked && !saving) mounted.add(at(active - 1))

  const { stopPermanently } = autoplay
  const show = (index: number) => {
    setActive(index)
    setVisited((before) => new Set(before).add(index))
  }
  const step = (by: 1 | -1) => {
    stopPermanently()
    setAsked(true)
    show(at(active + by))
  }

  useEffect(() => {
    if (!swiper) return
    const follow = () => show(swiper.activeIndex)
    const takeOver = () => {
      stopPermanently()
      setAsked(true)
    }
    swiper.on('slideChange', follow)
    swiper.on('sliderFirstMove', takeOver)
    return () => {
      swiper.off('slideChange', follow)
      swiper.off('sliderFirstMove', takeOver)
    }
  }, [swiper, stopPermanently])

  const speed = reduced ? 0 : heroTiming.speed
  useEffect(() => {
    if (!swiper || swiper.activeIndex === active) return
    return whenPainted(swiper.slides[active], () => swiper.slideTo(active, speed))
  }, [swiper, active, speed])

  const [ready, setReady] = useState<number>()
  useEffect(() => {
    if (swiper) return whenPainted(swiper.slides[next], () => setReady(next))
  }, [swiper, next])

  const running = autoplay.moving && ready === next
  useEffect(() => {
    if (!swiper || !running) return
    swiper.autoplay.start()
    return () => void swiper.autoplay.stop()
  }, [swiper, running])

  return { active, mounted, step }
}

/** Calls back once the slide's picture is decoded, or cannot be; returns what calls that off. */
function whenPainted(slide: HTMLElement | undefined, then: () => void): () => void {
  let off = false
  const done = () => {
    if (!off) then()
  }
  slide?.querySelector('img')?.decode().then(done, done)
  return () => {
    off = true
  }
}
