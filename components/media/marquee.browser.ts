import { type Autoplay, startAutoplay } from './autoplay.browser'

type Marquee = {
  direction: 'left' | 'up'
  /** Pixels per second, independent of the length of the content. */
  speed: number
}

const axes = {
  left: { scroll: 'scrollLeft', edge: 'left', shift: 'translateX' },
  up: { scroll: 'scrollTop', edge: 'top', shift: 'translateY' },
} as const

/**
 * Moves a list through a frame in an endless loop, at a constant speed. While paused, the frame is an ordinary scroll
 * container: a visitor can scroll it, and the focused element is brought into view. On resume an animation continues
 * from the scroll position.
 * @param root contains a pause button and the frame, `data-state`. The frame contains one track, and the track contains
 *   the list. While movement is allowed, a copy of the list follows it, so the list must not contain an `id`.
 */
export function startMarquee(root: HTMLElement, marquee: Marquee): Autoplay {
  const frame = root.querySelector<HTMLElement>('[data-state]')!
  const list = frame.firstElementChild!.firstElementChild!
  const copy = cloneHidden(list)
  let stop: (() => void) | undefined

  frame.addEventListener('focusin', () => scrollFocusIntoView(frame))

  return startAutoplay(root, ({ allowed, moving, paused }) => {
    frame.dataset.state = !allowed ? 'still' : paused ? 'paused' : ''
    if (!moving) {
      stop?.()
      stop = undefined
    }
    if (!allowed) copy.remove()
    else if (!copy.isConnected) list.after(copy)
    if (moving && !stop) stop = animate(frame, list, copy, marquee)
  })
}

/** A copy that screen readers and the keyboard skip. */
function cloneHidden(list: Element): Element {
  const copy = list.cloneNode(true) as Element
  copy.setAttribute('aria-hidden', 'true')
  for (const link of copy.querySelectorAll('a')) link.tabIndex = -1
  return copy
}

/** Starts the movement, and restarts it when the content is resized. Returns a function that stops it. */
function animate(frame: HTMLElement, list: Element, copy: Element, { direction, speed }: Marquee) {
  const { scroll, edge, shift } = axes[direction]
  let animation: Animation | undefined
  let loop = 0

  const start = () => {
    loop = copy.getBoundingClientRect()[edge] - list.getBoundingClientRect()[edge]
    if (loop <= 0) return
    const duration = (loop / speed) * 1000
    animation = frame.firstElementChild!.animate(
      { transform: [`${shift}(0)`, `${shift}(${-loop}px)`] },
      { duration, iterations: Infinity },
    )
    animation.currentTime = ((frame[scroll] % loop) / loop) * duration
    frame[scroll] = 0
  }

  const stop = () => {
    if (!animation) return
    const distance = (Number(animation.currentTime) / 1000) * speed
    const position = (frame[scroll] + distance) % loop
    animation.cancel()
    animation = undefined
    frame[scroll] = position
  }

  const observer = new ResizeObserver(() => {
    stop()
    start()
  })
  observer.observe(list)
  return () => {
    observer.disconnect()
    stop()
    scrollFocusIntoView(frame)
  }
}

/** Only for keyboard focus: a click must not move the element being clicked. */
function scrollFocusIntoView(frame: HTMLElement) {
  const focused = frame.querySelector(':focus-visible')
  focused?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
