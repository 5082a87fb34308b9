/** Browser features that the components use and jsdom lacks. Call in `beforeEach`. */

type Preferences = {
  /** Media queries that match, verbatim. */
  media?: string[]
  saveData?: boolean
}

/** The visitor's settings: media queries and Save-Data. */
export function setPreferences({ media = [], saveData = false }: Preferences = {}) {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: media.includes(query),
    }) as MediaQueryList
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: Object.assign(new EventTarget(), { saveData }),
  })
}

/** Observers that never report: nothing has a size or comes into view. */
export function silenceObservers() {
  class SilentObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  window.ResizeObserver = SilentObserver as unknown as typeof ResizeObserver
  window.IntersectionObserver = SilentObserver as unknown as typeof IntersectionObserver
}

export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** `showModal` and `close` of `<dialog>`, without focus handling and backdrop. */
export function enableDialogs() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

/** Moves the tab to the background or the foreground. */
export function setTabHidden(hidden: boolean) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  })
  document.dispatchEvent(new Event('visibilitychange'))
}
