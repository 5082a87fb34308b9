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
 * Manages the active slide, the mounted pictures and the timing of changes (R-HOME-1).
 * The next picture loads one slide ahead, the rest on demand; under Save-Data each loads on demand.
 * A change waits until its picture is decoded.
 */
export function useHeroSlides(
  viewport: RefObject<HTMLElement | null>,
  count: number,
  autoplay: Autoplay,
) {
  const [active, setActive] = useState(0)
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set([0]))
  const [hasInteracted, setHasInteracted] = useState(false)
  const saveData = useDataSaver()
  const isPageIdle = usePageIdle()
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isEnabled = hasInteracted || (isPageIdle && !saveData)
  const swiper = useSwiper(viewport, isEnabled, options)

  const wrapIndex = (index: number) => (index + count) % count
  const next = wrapIndex(active + 1)
  const mounted = new Set(visited)
  if (isEnabled && !saveData) mounted.add(next)
  if (hasInteracted && !saveData) mounted.add(wrapIndex(active - 1))

  const { stopPermanently } = autoplay
  const show = (index: number) => {
    setActive(index)
    setVisited((previous) => new Set(previous).add(index))
  }
  const step = (delta: 1 | -1) => {
    stopPermanently()
    setHasInteracted(true)
    show(wrapIndex(active + delta))
  }

  useEffect(() => {
    if (!swiper) return
    const onSlideChange = () => show(swiper.activeIndex)
    const onDrag = () => {
      stopPermanently()
      setHasInteracted(true)
    }
    swiper.on('slideChange', onSlideChange)
    swiper.on('sliderFirstMove', onDrag)
    return () => {
      swiper.off('slideChange', onSlideChange)
      swiper.off('sliderFirstMove', onDrag)
    }
  }, [swiper, stopPermanently])

  const speed = reduced ? 0 : heroTiming.speed
  useEffect(() => {
    if (!swiper || swiper.activeIndex === active) return
    return whenDecoded(swiper.slides[active], () => swiper.slideTo(active, speed))
  }, [swiper, active, speed])

  const [ready, setReady] = useState<number>()
  useEffect(() => {
    if (swiper) return whenDecoded(swiper.slides[next], () => setReady(next))
  }, [swiper, next])

  const running = autoplay.moving && ready === next
  useEffect(() => {
    if (!swiper || !running) return
    swiper.autoplay.start()
    return () => void swiper.autoplay.stop()
  }, [swiper, running])

  return { active, hasAll: isEnabled, mounted, step }
}

/** Calls back when the slide's picture is decoded or has failed. Returns a function that cancels. */
function whenDecoded(slide: HTMLElement | undefined, callback: () => void): () => void {
  let isCancelled = false
  const done = () => {
    if (!isCancelled) callback()
  }
  slide?.querySelector('img')?.decode().then(done, done)
  return () => {
    isCancelled = true
  }
}
