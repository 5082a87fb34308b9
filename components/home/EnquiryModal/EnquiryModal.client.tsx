'use client'

import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { Modal } from '@/components/content/Modal/Modal.client'
import { modalCloseDelay } from '@/content/constants'
import type { EnquiryDialogForm } from './EnquiryDialogForm.client'
import styles from './EnquiryModal.module.scss'
import { SentNote } from './SentNote'

type EnquiryModalProps = Omit<ComponentProps<typeof EnquiryDialogForm>, 'labelledBy' | 'onSent'> & {
  title: string
  lead: string
}

/** Modified clicks are for a new tab or window, and a link within an open dialog leaves it (decisions C12). */
const wantsPage = (event: MouseEvent) =>
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  document.querySelector('dialog[open]') !== null

const linkOf = ({ target }: Event) =>
  (target as Element).closest<HTMLAnchorElement>('a[data-opens="enquiry"]')

const fetchForm = () => import('./EnquiryDialogForm.client')

/**
 * The admission enquiry of the home page in a dialog (P§2.4). Any link with `data-opens="enquiry"` opens it;
 * without script the same link leads to the enquiry page, and so it does when the form cannot be fetched: it
 * comes as the visitor turns to such a link, and not before. The dialog closes by itself after a success (P§4);
 * the reference number then stays on the page until it is put away.
 */
export function EnquiryModal({ title, lead, ...form }: EnquiryModalProps) {
  const [Form, setForm] = useState<typeof EnquiryDialogForm>()
  const [open, setOpen] = useState(false)
  const [reference, setReference] = useState<string>()
  /** A new one for every opening after a success: the message is cleared with the old one. */
  const [round, setRound] = useState(0)

  useEffect(() => {
    const prepare = (event: Event) => {
      if (linkOf(event)) fetchForm().catch(() => undefined)
    }
    const openFrom = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || wantsPage(event)) return
      event.preventDefault()
      setOpen(true)
      fetchForm().then(
        ({ EnquiryDialogForm }) => setForm(() => EnquiryDialogForm),
        () => location.assign(link.href),
      )
    }
    const hints = ['pointerover', 'focusin', 'touchstart'] as const
    for (const hint of hints) document.addEventListener(hint, prepare, { passive: true })
    document.addEventListener('click', openFrom)
    return () => {
      for (const hint of hints) document.removeEventListener(hint, prepare)
      document.removeEventListener('click', openFrom)
    }
  }, [])

  const closeSoon = useCallback((sent: string) => {
    setTimeout(() => {
      setOpen(false)
      setReference(sent)
      setRound((number) => number + 1)
    }, modalCloseDelay)
  }, [])

  return (
    <>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel="Close the enquiry"
      >
        <p id="home-enquiry-lead" className={styles.lead}>
          {lead}
        </p>
        {Form ? (
          <Form key={round} {...form} labelledBy="home-enquiry-lead" onSent={closeSoon} />
        ) : (
          <p role="status">The form is on its way…</p>
        )}
      </Modal>
      <SentNote reference={reference} onClose={() => setReference(undefined)} />
    </>
  )
}
