import { getItem, setItem } from '@/lib/browser/session-storage'
import { closeModal, openModal } from '@/components/ui/Modal/Modal.browser'
import { scrollRest, scrollThreshold } from '@/content/constants'
import { takeFromTemplate } from '@/lib/browser/dom'

/** Returns whether the alert bar says that the school is closed. */
const isClosed = () => document.querySelector('#alerts [data-kind="closed"]:not([hidden])') !== null

/**
 * The popup notice (R-HOME-13). Opens once per session for the same content, when the visitor has scrolled more than
 * 100 px and stopped scrolling, and never while the visitor types or another dialog is open. The block in the page
 * stays hidden until the dialog is closed, so that nothing is said twice. While an alert says that the school is closed,
 * there is no dialog, only the block.
 */
export function popUpNotice() {
  const block = document.querySelector<HTMLElement>('[data-notice-version]')
  if (!block) return
  let dialog: HTMLDialogElement | undefined
  const key = `notice:${block.dataset.noticeVersion}`
  let isDone = getItem(key) !== null
  let timer = 0

  const showBlock = () => {
    block.hidden = !isClosed() && (!isDone || dialog?.hasAttribute('open') === true)
  }
  const openAtRest = () => {
    if (isDone || isClosed() || window.scrollY <= scrollThreshold || !isInterruptible()) return
    window.removeEventListener('scroll', waitForRest)
    isDone = true
    setItem(key, 'shown')
    dialog = takeFromTemplate<HTMLDialogElement>('notice')
    openModal(dialog, showBlock)
  }
  const waitForRest = () => {
    clearTimeout(timer)
    timer = window.setTimeout(openAtRest, scrollRest)
  }

  showBlock()
  if (isDone) return
  window.addEventListener('scroll', waitForRest, { passive: true })
  // The visitor may have scrolled before this script ran.
  waitForRest()
  observeAlerts(() => {
    if (isClosed() && dialog) closeModal(dialog)
    showBlock()
    waitForRest()
  })
}

/** The alert bar changes while the page is open (`AlertSlot.browser.ts`, `AlertBar.browser.ts`). */
function observeAlerts(onChange: () => void) {
  const bar = document.querySelector('#alerts')
  if (!bar) return
  new MutationObserver(onChange).observe(bar, {
    childList: true,
    subtree: true,
    attributeFilter: ['hidden'],
  })
}

/**
 * Returns false while the visitor types, uses a tool (`data-module`) or copies a reference number, and while another
 * dialog or menu is open.
 */
function isInterruptible(): boolean {
  const focused = document.activeElement
  const isBusy =
    focused instanceof HTMLElement &&
    (focused.matches('input, select, textarea, [data-module] *') || focused.isContentEditable)
  return (
    !isBusy && !['dialog[open]', ':popover-open', '#sent-enquiry:not([hidden])'].some(isPresent)
  )
}

/** A browser throws on a selector that it does not support; then nothing can match. */
function isPresent(selector: string): boolean {
  try {
    return document.querySelector(selector) !== null
  } catch {
    return false
  }
}
