'use client'

import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { Modal } from '@/components/ui/Modal/Modal.client'
import { getItem, setItem } from '@/components/hooks/session-storage'
import { scrollRest, scrollThreshold } from '@/content/constants'

type NoticeDialogProps = {
  /** Hash of the content: the same notices are shown once per session. */
  version: string
  title: string
  titleLang?: string
  closeLabel: string
  /** The same notices as a block of the page. */
  block: ReactNode
  children: ReactNode
}

const neverChanges = () => () => undefined

/** The alert bar changes while the page is open (`AlertSlot.browser.ts`, `AlertBar.browser.ts`). */
function observeAlerts(onChange: () => void) {
  const bar = document.querySelector('#alerts')
  if (!bar) return () => undefined
  const observer = new MutationObserver(onChange)
  observer.observe(bar, { childList: true, subtree: true, attributeFilter: ['hidden'] })
  return () => observer.disconnect()
}

/** Returns whether the alert bar says that the school is closed. */
const isClosed = () => document.querySelector('#alerts [data-kind="closed"]:not([hidden])') !== null

/**
 * The popup notice (R-HOME-13). Opens once per session for the same content, when the visitor has scrolled more than
 * 100 px and stopped scrolling, and never while the visitor types or another dialog is open. The block in the page
 * stays hidden until the dialog is closed, so that nothing is said twice; without script it is always shown. While an
 * alert says that the school is closed, there is no dialog, only the block.
 */
export function NoticeDialog({ version, block, ...modal }: NoticeDialogProps) {
  const key = `notice:${version}`
  const [open, setOpen] = useState(false)
  const shown = useSyncExternalStore(
    neverChanges,
    () => getItem(key) !== null,
    () => true,
  )
  const closed = useSyncExternalStore(observeAlerts, isClosed, () => false)

  useEffect(() => {
    if (closed || getItem(key)) return
    let timer: ReturnType<typeof setTimeout>
    const openAtRest = () => {
      if (window.scrollY <= scrollThreshold || !isInterruptible()) return
      window.removeEventListener('scroll', waitForRest)
      setItem(key, 'shown')
      setOpen(true)
    }
    const waitForRest = () => {
      clearTimeout(timer)
      timer = setTimeout(openAtRest, scrollRest)
    }
    window.addEventListener('scroll', waitForRest, { passive: true })
    // On a slow phone the visitor may scroll before hydration.
    waitForRest()
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', waitForRest)
    }
  }, [key, closed])

  return (
    <>
      <div hidden={!closed && (!shown || open)}>{block}</div>
      <Modal open={open && !closed} onClose={() => setOpen(false)} {...modal} />
    </>
  )
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
