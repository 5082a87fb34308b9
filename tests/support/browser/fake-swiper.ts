/** Stands in for Swiper, whose layout arithmetic needs a real browser: keeps the index and tells of changes. */
export class FakeSwiper {
  static made: FakeSwiper[] = []

  slides: HTMLElement[]
  activeIndex = 0
  autoplay = { start: jest.fn(), stop: jest.fn() }
  slideTo: jest.Mock<void, [index: number, speed?: number]> = jest.fn((index) => this.go(index))
  slideNext: jest.Mock<void, [speed?: number]> = jest.fn(() => this.step(1))
  slidePrev: jest.Mock<void, [speed?: number]> = jest.fn(() => this.step(-1))
  destroy = jest.fn()
  private readonly handlers = new Map<string, Set<() => void>>()

  constructor(
    element: HTMLElement,
    readonly options: { slideClass: string; speed: number; autoplay: { delay: number } },
  ) {
    this.slides = [...element.querySelectorAll<HTMLElement>(`.${options.slideClass}`)]
    FakeSwiper.made.push(this)
  }

  get realIndex() {
    return this.activeIndex
  }

  /** Is it moving by itself, going by the calls so far? */
  get running() {
    return this.autoplay.start.mock.calls.length > this.autoplay.stop.mock.calls.length
  }

  on(event: string, handler: () => void) {
    this.handlers.set(event, (this.handlers.get(event) ?? new Set()).add(handler))
  }

  off(event: string, handler: () => void) {
    this.handlers.get(event)?.delete(handler)
  }

  emit(event: string) {
    this.handlers.get(event)?.forEach((handler) => handler())
  }

  private step(by: number) {
    const { length } = this.slides
    this.go((this.activeIndex + by + length) % length)
  }

  /** Goes to a slide as a swipe or the autoplay would. */
  go(index: number) {
    this.activeIndex = index
    this.emit('slideChange')
    this.emit('realIndexChange')
  }
}
