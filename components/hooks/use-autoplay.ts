import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { getItem, setItem } from './session-storage'
import { useDataSaver } from './use-data-saver'
import { useMediaQuery } from './use-media-query'

export type Autoplay = {
  /** Whether it should move at this moment. */
  moving: boolean
  /** False under reduced motion or Save-Data: nothing moves by itself, so there is nothing to pause. */
  allowed: boolean
  /** The visitor paused it, or took it over. Holds (hover, focus, touch) do not count. */
  paused: boolean
  /** For the pause button. */
  toggle: () => void
  /** The visitor took over (previous, next, swipe): it stops for good. */
  stopPermanently: () => void
}

const noReasons = { hover: false, focus: false, touch: false }
type PauseReasons = typeof noReasons

/**
 * Decides when something that moves by itself may move (R-MOTION-1): not while the visitor points at,
 * focuses or touches it, not once they paused it or took it over (remembered for the visit), not under
 * reduced motion or Save-Data, and not in a hidden tab.
 * @param name what is remembered is remembered for this name.
 * @param ref the element that holds the moving part and its controls.
 */
export function useAutoplay(name: string, ref: RefObject<HTMLElement | null>): Autoplay {
  const [paused, setPaused] = usePause(`autoplay:${name}`)
  const [reasons, setReasons] = usePauseReasons(ref)
  const visible = useVisiblePage()
  const saving = useDataSaver()
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)')

  const toggle = useCallback(() => {
    setPaused(!paused)
    // To press play is to ask for movement, although the pointer and the focus are on the button.
    setReasons(noReasons)
  }, [paused, setPaused, setReasons])
  const stopPermanently = useCallback(() => setPaused(true), [setPaused])

  const allowed = !saving && !reduced
  const isHeld = reasons.hover || reasons.focus || reasons.touch
  return {
    moving: allowed && visible && !paused && !isHeld,
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
    const { signal, abort } = listening()
    const hold = (change: Partial<PauseReasons>) =>
      setReasons((before) => ({ ...before, ...change }))
    const within = (target: EventTarget | null) =>
      target instanceof Node && element.contains(target)

    // The pointer or the focus may have come before the script did.
    hold({ hover: element.matches(':hover'), focus: within(document.activeElement) })

    const on = element.addEventListener.bind(element)
    on('pointerenter', (event) => event.pointerType !== 'touch' && hold({ hover: true }), {
      signal,
    })
    on('pointerleave', (event) => event.pointerType !== 'touch' && hold({ hover: false }), {
      signal,
    })
    on('focusin', () => hold({ focus: true }), { signal })
    on('focusout', (event) => hold({ focus: within(event.relatedTarget) }), { signal })
    // A finger leaves at once; what it stopped stands until it touches something else.
    document.addEventListener(
      'pointerdown',
      (event) => event.pointerType === 'touch' && hold({ touch: within(event.target) }),
      { signal },
    )
    return abort
  }, [ref])

  return [reasons, setReasons] as const
}

function listening() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
