import { type RefObject, useEffect, useState } from 'react'
import type { Swiper, SwiperOptions } from 'swiper/types'

/**
 * Starts Swiper on the element when `enabled`; its script loads by `import()` only then.
 * @param options read once, at the start.
 * @returns Swiper, or `null` until it has started and if its script fails to load. Components must work without it
 * (docs/decisions/042).
 */
export function useSwiper(
  ref: RefObject<HTMLElement | null>,
  enabled: boolean,
  options: SwiperOptions,
): Swiper | null {
  const [swiper, setSwiper] = useState<Swiper | null>(null)

  useEffect(() => {
    const element = ref.current
    if (!enabled || !element) return
    let isUnmounted = false
    let instance: Swiper | undefined
    void import('./swiper-engine').then(
      ({ Swiper, Autoplay, EffectFade }) => {
        if (isUnmounted) return
        element.dataset.live = ''
        instance = new Swiper(element, { modules: [Autoplay, EffectFade], ...options })
        setSwiper(instance)
      },
      () => undefined,
    )
    return () => {
      isUnmounted = true
      instance?.destroy(false)
      delete element.dataset.live
      setSwiper(null)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `options` are read once, see above
  }, [ref, enabled])

  return swiper
}
