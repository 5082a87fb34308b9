import { type RefObject, useEffect, useState } from 'react'
import type { Swiper, SwiperOptions } from 'swiper/types'

/**
 * Lets Swiper take over the strip in `ref` once it is `wanted`; its script comes by `import()` only then.
 * @param options read once, at the take-over.
 * @returns Swiper, or `null` until it is there and when its script cannot be had: what uses it has to
 * work without it (docs/decisions/042).
 */
export function useSwiper(
  ref: RefObject<HTMLElement | null>,
  wanted: boolean,
  options: SwiperOptions,
): Swiper | null {
  const [swiper, setSwiper] = useState<Swiper | null>(null)

  useEffect(() => {
    const element = ref.current
    if (!wanted || !element) return
    let left = false
    let made: Swiper | undefined
    void import('./swiper-engine').then(
      ({ Swiper, Autoplay, EffectFade }) => {
        if (left) return
        element.dataset.live = ''
        made = new Swiper(element, { modules: [Autoplay, EffectFade], ...options })
        setSwiper(made)
      },
      () => undefined,
    )
    return () => {
      left = true
      made?.destroy(false)
      delete element.dataset.live
      setSwiper(null)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `options` are read once, as said above
  }, [ref, wanted])

  return swiper
}
