import { media } from '@/content/words/en/media'
import { getConnection, matchReducedMotion, savesData } from '@/lib/browser/preferences'
import { getItem, setItem } from '@/lib/browser/session-storage'

export type Movement = {
  /** Whether it should move now. */
  moving: boolean
  /** False under reduced motion or Save-Data, and if everything is visible: there is nothing to pause. */
  allowed: boolean
  /** The visitor paused it or used its controls. Temporary pause reasons (hover, focus, touch) do not count. */
  paused: boolean
}

export type Autoplay = {
  /** Stops it permanently, after previous, next or a swipe. */
  stop: () => void
  /** Sets whether there is anything to move. */
  setNeeded: (isNeeded: boolean) => void
}

const noReasons = { hover: false, focus: false, touch: false }

/**
 * Decides when automatic movement may run (R-MOTION-1): not while the visitor hovers, focuses or touches the element,
 * not after they paused it or used its controls (stored for the session), not under reduced motion or Save-Data, and
 * not in a hidden tab. Updates the pause button and the live region of the element.
 * @param root contains the moving part and its controls. Its `data-autoplay` is the key of the stored state.
 * @param onChange is called at once, and after each change.
 */
export function startAutoplay(root: HTMLElement, onChange: (movement: Movement) => void): Autoplay {
  const key = `autoplay:${root.dataset.autoplay}`
  const button = root.querySelector<HTMLElement>('[data-pause]')!
  const icon = button.querySelector('use')!
  const status = root.querySelector('[aria-live]')
  const reducedMotion = matchReducedMotion()
  const contains = (target: EventTarget | null) => target instanceof Node && root.contains(target)

  let isNeeded = !button.hidden
  let paused = getItem(key) === 'paused'
  // The pointer or the focus may be inside before this script runs.
  let reasons = {
    ...noReasons,
    hover: root.matches(':hover'),
    focus: contains(document.activeElement),
  }

  function update() {
    const allowed = isNeeded && !savesData() && !reducedMotion.matches
    const isVisible = document.visibilityState === 'visible'
    const isInteracting = reasons.hover || reasons.focus || reasons.touch
    const moving = allowed && isVisible && !paused && !isInteracting
    button.hidden = !allowed
    status?.setAttribute('aria-live', moving ? 'off' : 'polite')
    onChange({ moving, allowed, paused })
  }

  function nameButton() {
    const action = paused ? 'play' : 'pause'
    button.setAttribute('aria-label', media[action](button.dataset.pause!))
    icon.setAttribute('href', icon.getAttribute('href')!.replace(/#.*/, `#${action}-fill`))
  }

  function setPaused(value: boolean) {
    paused = value
    setItem(key, paused ? 'paused' : null)
    nameButton()
    update()
  }

  /** The same state updates nothing: every touch of the page comes here. */
  function setReason(name: keyof typeof noReasons, value: boolean) {
    if (reasons[name] === value) return
    reasons = { ...reasons, [name]: value }
    update()
  }

  button.onclick = () => {
    // Play must start the movement even while the pointer and the focus are on the button.
    reasons = noReasons
    setPaused(!paused)
  }
  root.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch') setReason('hover', true)
  })
  root.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'touch') setReason('hover', false)
  })
  root.addEventListener('focusin', () => setReason('focus', true))
  root.addEventListener('focusout', (event) => setReason('focus', contains(event.relatedTarget)))
  // A touch pauses the movement until the next touch outside.
  document.addEventListener('pointerdown', ({ pointerType, target }) => {
    if (pointerType === 'touch') setReason('touch', contains(target))
  })
  document.addEventListener('visibilitychange', update)
  getConnection()?.addEventListener('change', update)
  reducedMotion.addEventListener('change', update)
  if (paused) nameButton()
  update()

  return {
    stop: () => setPaused(true),
    setNeeded(value) {
      if (value === isNeeded) return
      isNeeded = value
      update()
    },
  }
}
