/** What the site uses of Swiper, gathered so that `import()` fetches this much and no more. */
export { Swiper } from 'swiper'
export { Autoplay, EffectFade } from 'swiper/modules'
