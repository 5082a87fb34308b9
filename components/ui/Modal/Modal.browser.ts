/** Safari 14 and Firefox 91 have no dialogs: there it is a box above the page. */
const isNative = (dialog: HTMLDialogElement) => 'showModal' in dialog

/**
 * Opens a `Modal`. The focus starts at the title, so that a screen reader reads it first. The visitor closes it by the
 * button, Escape, or a click outside.
 * @param onClose is called when it has closed, and the focus is back where it was
 */
export function openModal(dialog: HTMLDialogElement, onClose?: () => void) {
  const opener = document.activeElement
  dialog.onclick = ({ target }) => {
    if (target === dialog || (target as Element).closest('[data-closes]')) closeModal(dialog)
  }
  dialog.onkeydown = ({ key }) => {
    if (key === 'Escape') closeModal(dialog)
  }
  dialog.onclose = () => {
    if (!isNative(dialog) && opener instanceof HTMLElement) opener.focus()
    onClose?.()
  }
  // eslint-disable-next-line no-restricted-properties -- with a fallback
  if (isNative(dialog)) dialog.showModal()
  else {
    dialog.dataset.plain = ''
    dialog.setAttribute('open', '')
  }
  dialog.querySelector('h2')!.focus()
}

/** Closes a `Modal`. */
export function closeModal(dialog: HTMLDialogElement) {
  if (!dialog.hasAttribute('open')) return
  if (isNative(dialog)) return dialog.close()
  dialog.removeAttribute('open')
  dialog.dispatchEvent(new Event('close'))
}
