import { type RefObject, useEffect } from 'react'
import type { Autoplay } from './use-autoplay'

type Marquee = {
  /** The way the content goes: to the left, or up. */
  direction: 'left' | 'up'
  /** Pixels a second, however long the content is. */
  speed: number
}

const axes = {
  left: { scroll: 'scrollLeft', edge: 'left', shift: 'translateX' },
  up: { scroll: 'scrollTop', edge: 'top', shift: 'translateY' },
} as const

/**
 * Moves a list endlessly through a frame, at a steady speed. While it stands, the frame is an ordinary
 * scroll container, so that a visitor can scroll it and the focus is always brought into view; when it
 * moves on, an animation takes over from the place the visitor left it at.
 * @param frame the scroll container: it holds one track, and the track holds the list. A second copy of
 *   the list is put behind the first for as long as movement is allowed; it must hold no `id`.
 */
export function useMarquee(
  frame: RefObject<HTMLElement | null>,
  { allowed, moving }: Pick<Autoplay, 'allowed' | 'moving'>,
  { direction, speed }: Marquee,
): void {
  useEffect(() => {
    const list = frame.current?.firstElementChild?.firstElementChild
    if (!allowed || !list) return
    const copy = copyOf(list)
    list.after(copy)
    return () => copy.remove()
  }, [frame, allowed])

  useEffect(() => {
    const element = frame.current
    const show = () => element && bringFocusIntoView(element)
    element?.addEventListener('focusin', show)
    return () => element?.removeEventListener('focusin', show)
  }, [frame])

  useEffect(() => {
    if (!moving || !frame.current) return
    return startMarquee(frame.current, { direction, speed })
  }, [frame, moving, direction, speed])
}

/** A copy for the eye and the pointer only: neither read out nor reached with the keyboard. */
function copyOf(list: Element): Element {
  const copy = list.cloneNode(true) as Element
  copy.setAttribute('aria-hidden', 'true')
  for (const link of copy.querySelectorAll('a')) link.tabIndex = -1
  return copy
}

/** Sets the track moving, and keeps the speed when the content changes its size. Returns what stops it. */
function startMarquee(frame: HTMLElement, { direction, speed }: Marquee) {
  const { scroll, edge, shift } = axes[direction]
  const track = frame.firstElementChild
  const list = track?.firstElementChild
  const copy = list?.nextElementSibling
  if (!track || !list || !copy) return

  let animation: Animation | undefined
  let loop = 0

  const start = () => {
    loop = copy.getBoundingClientRect()[edge] - list.getBoundingClientRect()[edge]
    if (loop <= 0) return
    const duration = (loop / speed) * 1000
    animation = track.animate(
      { transform: [`${shift}(0)`, `${shift}(${-loop}px)`] },
      { duration, iterations: Infinity },
    )
    animation.currentTime = ((frame[scroll] % loop) / loop) * duration
    frame[scroll] = 0
  }

  const stop = () => {
    if (!animation) return
    const gone = (Number(animation.currentTime) / 1000) * speed
    const seen = (frame[scroll] + gone) % loop
    animation.cancel()
    animation = undefined
    frame[scroll] = seen
  }

  const observer = new ResizeObserver(() => {
    stop()
    start()
  })
  observer.observe(list)
  return () => {
    observer.disconnect()
    stop()
    bringFocusIntoView(frame)
  }
}

/** All of what the keyboard reached is shown. A click must not move what is being clicked. */
function bringFocusIntoView(frame: HTMLElement) {
  const focused = frame.querySelector(':focus-visible')
  focused?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
