'use client'

import type { ComponentProps } from 'react'
import { fillIn } from '@/lib/core/fill-in'
import { EnquiryForm } from '../EnquiryForm/EnquiryForm.client'
import { EnquiryProvider } from '../EnquiryForm/EnquiryProvider.client'
import { type EnquirySent, enquirySent } from './enquiry-sent'

type FramedFormProps = Omit<ComponentProps<typeof EnquiryProvider>, 'children' | 'onSent'> &
  ComponentProps<typeof EnquiryForm>

/** The form of the dialog on the home page. Tells that page when the enquiry is sent. */
export function FramedForm({ id, labelledBy, ...provider }: FramedFormProps) {
  const { sent } = provider.language.words
  return (
    <EnquiryProvider
      {...provider}
      onSent={({ reference, next }) => {
        const call = next ? fillIn(sent.call, { contact: next.contact }) : ''
        const detail: EnquirySent = { reference, call }
        const event = new CustomEvent(enquirySent, { detail, bubbles: true })
        window.frameElement?.dispatchEvent(event)
      }}
    >
      <EnquiryForm id={id} labelledBy={labelledBy} />
    </EnquiryProvider>
  )
}
