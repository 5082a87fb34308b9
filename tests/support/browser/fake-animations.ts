/** The parts of layout and animation that jsdom lacks and `useMarquee` uses. Call in `beforeEach`. */

export type FakeAnimation = {
  keyframes: string[]
  duration: number
  running: boolean
  currentTime: number
}

/**
 * Every list has the same size; its copy is placed after it.
 * @param loop pixels from the list to its copy
 * @returns the animations in the order in which they were started
 */
export function enableAnimations({
  loop,
  frame = 500,
}: {
  loop: number
  frame?: number
}): FakeAnimation[] {
  const animations: FakeAnimation[] = []

  Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
    const start = this.matches('[aria-hidden="true"]') ? loop : 0
    return new DOMRect(start, start, loop, loop)
  }
  Object.defineProperty(Element.prototype, 'clientHeight', {
    configurable: true,
    get(this: Element) {
      return this.matches('ul') ? loop : frame
    },
  })
  Element.prototype.scrollIntoView = jest.fn()
  Element.prototype.animate = function animate(keyframes, options) {
    const animation: FakeAnimation = {
      keyframes: (keyframes as { transform: string[] }).transform,
      duration: (options as KeyframeAnimationOptions).duration as number,
      running: true,
      currentTime: 0,
    }
    animations.push(animation)
    return Object.assign(animation, {
      cancel: () => (animation.running = false),
    }) as unknown as Animation
  }
  window.ResizeObserver = class {
    constructor(private readonly onResize: ResizeObserverCallback) {}
    observe() {
      this.onResize([], this)
    }
    unobserve() {}
    disconnect() {}
  }
  return animations
}
