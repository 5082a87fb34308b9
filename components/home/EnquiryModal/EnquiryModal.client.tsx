'use client'

import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Modal } from '@/components/content/Modal/Modal.client'
import { EnquiryForm } from '@/components/forms/EnquiryForm/EnquiryForm.client'
import { EnquiryProvider } from '@/components/forms/EnquiryForm/EnquiryProvider.client'
import type { OtherWays } from '@/components/forms/EnquiryForm/EnquiryResult'
import { modalCloseDelay } from '@/content/constants'
import type { SendEnquiry } from '@/lib/enquiries/form-state'
import styles from './EnquiryModal.module.scss'
import { SentNote } from './SentNote'

type EnquiryModalProps = {
  title: string
  lead: string
  classes: readonly string[]
  schoolCode: string
  formKey: string
  otherWays: OtherWays
  action: SendEnquiry
  /** What is collected and why, beside the consent. */
  notice: ReactNode
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
 * without script the same link leads to the enquiry page. It closes by itself after a success (P§4); the
 * reference number then stays on the page until it is put away.
 */
export function EnquiryModal({ title, lead, classes, notice, ...target }: EnquiryModalProps) {
  const [open, setOpen] = useState(false)
  const [reference, setReference] = useState<string>()
  /** A new one for every opening after a success: the message is cleared with the old one. */
  const [round, setRound] = useState(0)

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
        <EnquiryProvider key={round} {...target} onSent={closeSoon}>
          <EnquiryForm
            id="home-enquiry"
            classes={classes}
            notice={notice}
            labelledBy="home-enquiry-lead"
          />
        </EnquiryProvider>
      </Modal>
      <SentNote reference={reference} onClose={() => setReference(undefined)} />
    </>
  )
}
