/** Replaces Swiper, which needs the layout of a real browser. Stores the index and emits its events. */
export class FakeSwiper {
  static instances: FakeSwiper[] = []

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
    FakeSwiper.instances.push(this)
  }

  get realIndex() {
    return this.activeIndex
  }

  /** Whether autoplay is on, derived from the calls so far. */
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

  /** Goes to a slide as a swipe or autoplay does. */
  go(index: number) {
    this.activeIndex = index
    this.emit('slideChange')
    this.emit('realIndexChange')
  }
}
