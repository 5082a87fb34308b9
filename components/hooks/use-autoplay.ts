import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { getItem, setItem } from './session-storage'
import { useDataSaver } from './use-data-saver'
import { useMediaQuery } from './use-media-query'

export type Autoplay = {
  /** Whether it should move now. */
  moving: boolean
  /** False under reduced motion or Save-Data: nothing moves automatically, so there is nothing to pause. */
  allowed: boolean
  /** The visitor paused it or used its controls. Temporary pause reasons (hover, focus, touch) do not count. */
  paused: boolean
  /** For the pause button. */
  toggle: () => void
  /** Stops it permanently, after previous, next or a swipe. */
  stopPermanently: () => void
}

const noReasons = { hover: false, focus: false, touch: false }
type PauseReasons = typeof noReasons
const reasonNames = ['hover', 'focus', 'touch'] as const

/**
 * Decides when automatic movement may run (R-MOTION-1): not while the visitor hovers, focuses or touches the element,
 * not after they paused it or used its controls (stored for the session), not under reduced motion or Save-Data, and
 * not in a hidden tab.
 * @param name key of the stored state.
 * @param ref the element that contains the moving part and its controls.
 */
export function useAutoplay(name: string, ref: RefObject<HTMLElement | null>): Autoplay {
  const [paused, setPaused] = usePause(`autoplay:${name}`)
  const [reasons, setReasons] = usePauseReasons(ref)
  const visible = useVisiblePage()
  const saveData = useDataSaver()
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)')

  const toggle = useCallback(() => {
    setPaused(!paused)
    // Play must start the movement even while the pointer and the focus are on the button.
    setReasons(noReasons)
  }, [paused, setPaused, setReasons])
  const stopPermanently = useCallback(() => setPaused(true), [setPaused])

  const allowed = !saveData && !reduced
  const isInteracting = reasons.hover || reasons.focus || reasons.touch
  return {
    moving: allowed && visible && !paused && !isInteracting,
    allowed,
    paused,
    toggle,
    stopPermanently,
  }
}

const listeners = new Set<() => void>()

function subscribeToPauses(onChange: () => void) {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

function usePause(key: string) {
  const paused = useSyncExternalStore(
    subscribeToPauses,
    () => getItem(key) === 'paused',
    () => false,
  )
  const setPaused = useCallback(
    (value: boolean) => {
      setItem(key, value ? 'paused' : null)
      listeners.forEach((listener) => listener())
    },
    [key],
  )
  return [paused, setPaused] as const
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

const useVisiblePage = () =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  )

function usePauseReasons(ref: RefObject<HTMLElement | null>) {
  const [reasons, setReasons] = useState<PauseReasons>(noReasons)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller
    // The same state renders nothing again: every touch of the page comes here.
    const update = (change: Partial<PauseReasons>) =>
      setReasons((previous) => {
        const next = { ...previous, ...change }
        return reasonNames.every((name) => next[name] === previous[name]) ? previous : next
      })
    const contains = (target: EventTarget | null) =>
      target instanceof Node && element.contains(target)

    // The pointer or the focus may be inside before hydration.
    update({ hover: element.matches(':hover'), focus: contains(document.activeElement) })

    const on = element.addEventListener.bind(element)
    on('pointerenter', (event) => event.pointerType !== 'touch' && update({ hover: true }), {
      signal,
    })
    on('pointerleave', (event) => event.pointerType !== 'touch' && update({ hover: false }), {
      signal,
    })
    on('focusin', () => update({ focus: true }), { signal })
    on('focusout', (event) => update({ focus: contains(event.relatedTarget) }), { signal })
    // A touch pauses the movement until the next touch outside.
    document.addEventListener(
      'pointerdown',
      (event) => event.pointerType === 'touch' && update({ touch: contains(event.target) }),
      { signal },
    )
    return () => controller.abort()
  }, [ref])

  return [reasons, setReasons] as const
}
