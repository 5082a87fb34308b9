import { Swiper } from 'swiper'
import { Autoplay, EffectFade } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'

export type StartSwiper = typeof startSwiper

/** Starts Swiper. @param viewport contains one track, and the track contains the slides */
export default function startSwiper(viewport: HTMLElement, options: SwiperOptions): Swiper {
  const track = viewport.firstElementChild!
  viewport.dataset.live = ''
  return new Swiper(viewport, {
    modules: [Autoplay, EffectFade],
    wrapperClass: track.className,
    slideClass: track.firstElementChild!.className,
    simulateTouch: false,
    ...options,
  })
}
