'use client'

import { useEffect, useState } from 'react'
import { ButtonLink } from '@/components/content/Button/Button'
import { Modal } from '@/components/content/Modal/Modal.client'
import { EnquiryFields } from '@/components/forms/EnquiryFields/EnquiryFields'
import styles from './EnquiryModal.module.scss'

type EnquiryModalProps = {
  title: string
  lead: string
  classes: readonly string[]
  /** The way on to the enquiry page. */
  onward: { label: string; href: string }
}

/** Modified clicks are for a new tab or window, and a link within an open dialog leaves it (decisions C12). */
const wantsPage = (event: MouseEvent) =>
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  document.querySelector('dialog[open]') !== null

/**
 * The admission enquiry of the home page in a dialog (P§2.4). Any link with `data-opens="enquiry"` opens it;
 * without script the same link leads to the enquiry page.
 */
export function EnquiryModal({ title, lead, classes, onward }: EnquiryModalProps) {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const openFrom = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[data-opens="enquiry"]')
      if (!link || wantsPage(event)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('click', openFrom)
    return () => document.removeEventListener('click', openFrom)
  }, [])

  return (
    <Modal open={open} onClose={() => setOpen(false)} title={title} closeLabel="Close the enquiry">
      <p className={styles.lead}>{lead}</p>
      <EnquiryFields idPrefix="home-enquiry" classes={classes} />
      <p className={styles.onward}>
        <ButtonLink look="cta" href={onward.href}>
          {onward.label}
        </ButtonLink>
      </p>
    </Modal>
  )
}
