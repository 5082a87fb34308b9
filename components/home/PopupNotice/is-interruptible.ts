/**
 * False while the visitor types, uses a tool (`data-module`) or copies a reference number, and while another dialog or
 * menu is open.
 */
export function isInterruptible(): boolean {
  const focused = document.activeElement
  const isBusy =
    focused instanceof HTMLElement &&
    (focused.matches('input, select, textarea, [data-module] *') || focused.isContentEditable)
  return !isBusy && !['dialog[open]', ':popover-open', '[data-sent-note]'].some(isPresent)
}

/** A browser throws on a selector that it does not support; then nothing can match. */
function isPresent(selector: string): boolean {
  try {
    return document.querySelector(selector) !== null
  } catch {
    return false
  }
}
