'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Modal } from '@/components/ui/Modal/Modal.client'
import { modalCloseDelay } from '@/content/constants'
import type { EnquiryDialogForm } from './EnquiryDialogForm.client'
import type { SentEnquiry } from '@/lib/enquiries/form-state'
import styles from './EnquiryModal.module.scss'
import { SentNote, type SentWords } from './SentNote'

type EnquiryModalProps = Omit<ComponentProps<typeof EnquiryDialogForm>, 'labelledBy' | 'onSent'> & {
  title: string
  lead: string
  /** Label of the button that closes it. */
  close: string
  /** Text while the form loads. */
  loading: string
  sent: SentWords
}

/** Modified clicks open a new tab or window. A link inside an open dialog navigates. */
const shouldFollowLink = (event: MouseEvent) =>
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  document.querySelector('dialog[open]') !== null

const findLink = ({ target }: Event) =>
  (target as Element).closest<HTMLAnchorElement>('a[data-opens="enquiry"]')

const fetchForm = () => import('./EnquiryDialogForm.client')

/**
 * The admission enquiry of the home page in a dialog, opened by any link with `data-opens="enquiry"`. The form loads
 * when the visitor hovers, focuses or touches such a link. Without script, or if loading fails, the link leads to the
 * enquiry page. After a success the dialog closes by itself; the reference number stays until the visitor closes it.
 */
export function EnquiryModal({ title, lead, close, loading, sent, ...form }: EnquiryModalProps) {
  const [Form, setForm] = useState<typeof EnquiryDialogForm>()
  const [open, setOpen] = useState(false)
  const [sentEnquiry, setSentEnquiry] = useState<SentEnquiry>()
  const opener = useRef<HTMLElement>(null)
  const shown = open ? undefined : sentEnquiry

  useEffect(() => {
    const prepare = (event: Event) => {
      if (findLink(event)) fetchForm().catch(() => undefined)
    }
    const openModal = (event: MouseEvent) => {
      const link = findLink(event)
      if (!link || shouldFollowLink(event)) return
      event.preventDefault()
      opener.current = link
      setSentEnquiry(undefined)
      setOpen(true)
      fetchForm().then(
        ({ EnquiryDialogForm }) => setForm(() => EnquiryDialogForm),
        () => location.assign(link.href),
      )
    }
    const hints = ['pointerover', 'focusin', 'touchstart'] as const
    for (const hint of hints) document.addEventListener(hint, prepare, { passive: true })
    document.addEventListener('click', openModal)
    return () => {
      for (const hint of hints) document.removeEventListener(hint, prepare)
      document.removeEventListener('click', openModal)
    }
  }, [])

  useEffect(() => {
    if (!open || !sentEnquiry) return
    const timer = setTimeout(() => setOpen(false), modalCloseDelay)
    return () => clearTimeout(timer)
  }, [open, sentEnquiry])

  function dismiss() {
    setSentEnquiry(undefined)
    opener.current?.focus()
  }

  return (
    <>
      <Modal open={open} onClose={() => setOpen(false)} title={title} closeLabel={close}>
        <p id="home-enquiry-lead" className={styles.lead}>
          {lead}
        </p>
        {/* Unmounts the form while the number is shown, so that the next enquiry starts with an empty form. */}
        {Form && !shown && (
          <Form {...form} labelledBy="home-enquiry-lead" onSent={setSentEnquiry} />
        )}
        {!Form && <p role="status">{loading}</p>}
      </Modal>
      <SentNote enquiry={shown} words={sent} formWords={form.language.words} onClose={dismiss} />
    </>
  )
}
