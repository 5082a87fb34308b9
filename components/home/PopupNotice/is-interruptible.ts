/** Whether the visitor is typing or noting a number, or another dialog or menu is open: no moment to interrupt. */
export function isBusy(): boolean {
  const focused = document.activeElement
  const typing =
    focused instanceof HTMLElement &&
    (focused.matches('input, select, textarea') || focused.isContentEditable)
  return typing || ['dialog[open]', ':popover-open', '[data-sent-note]'].some(isPresent)
}

/** Browsers that do not know a selector have nothing that it could match. */
function isPresent(selector: string): boolean {
  try {
    return document.querySelector(selector) !== null
  } catch {
    return false
  }
}
