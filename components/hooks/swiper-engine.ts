/** The parts of Swiper that the site uses, so that `import()` loads only these. */
export { Swiper } from 'swiper'
export { Autoplay, EffectFade } from 'swiper/modules'
