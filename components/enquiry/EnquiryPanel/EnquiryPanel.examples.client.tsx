'use client'

import { enquiry } from '@/content/words/en/enquiry'
import { fillFormWords } from '@/lib/enquiries/form-words'
import { EnquiryProvider } from '../EnquiryForm/EnquiryProvider.client'
import { EnquiryPanel } from './EnquiryPanel'

/** The enquiry form, for the examples: a server component cannot pass the function that sends it. */
export function FormPanel() {
  return (
    <EnquiryProvider
      schoolCode="dvs"
      formKey="example"
      language={{
        code: 'en',
        noticeVersion: '2026-11-24',
        policyHref: '/privacy-policy',
        words: fillFormWords(enquiry, '8:00 AM to 8:00 PM'),
      }}
      contactOptions={{
        phone: { printed: '00000 00001', dialled: '+910000000001' },
        chat: { label: 'WhatsApp', href: 'https://wa.me/910000000001' },
      }}
      classes={[
        { value: 'Class 9', label: 'Class 9' },
        { value: 'Class 11', label: 'Class 11' },
      ]}
      notice={null}
      action={async () => ({})}
    >
      <EnquiryPanel
        id="enquire"
        title="Admission enquiry"
        lead="Leave your number, and the admission desk rings you."
      />
    </EnquiryProvider>
  )
}
