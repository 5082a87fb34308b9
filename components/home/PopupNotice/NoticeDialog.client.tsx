'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Modal } from '@/components/ui/Modal/Modal.client'
import { getItem, setItem } from '@/components/hooks/session-storage'
import { scrollThreshold } from '@/content/constants'
import { isBusy } from './is-interruptible'

type NoticeDialogProps = {
  /** Stands for the content: the same notices are shown once a visit. */
  version: string
  title: string
  titleLang?: string
  closeLabel: string
  children: ReactNode
}

/**
 * The popup notice: opens once, when the visitor has scrolled more than 100 px (R-HOME-13), never while they are
 * typing or another dialog is open, and once a visit for the same content (R-HOME-13).
 */
export function NoticeDialog({ version, ...modal }: NoticeDialogProps) {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const key = `notice:${version}`
    if (getItem(key)) return
    const show = () => {
      if (window.scrollY <= scrollThreshold || isBusy()) return
      window.removeEventListener('scroll', show)
      setItem(key, 'shown')
      setOpen(true)
    }
    window.addEventListener('scroll', show, { passive: true })
    // On a slow phone the visitor may have scrolled before this script came.
    const scrolledBefore = requestAnimationFrame(show)
    return () => {
      cancelAnimationFrame(scrolledBefore)
      window.removeEventListener('scroll', show)
    }
  }, [version])

  return <Modal open={open} onClose={() => setOpen(false)} {...modal} />
}
