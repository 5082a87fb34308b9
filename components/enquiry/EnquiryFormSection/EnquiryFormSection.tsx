import type { SendEnquiry } from '@/lib/enquiries/form-state'
import { ConsentNotice } from '../ConsentNotice/ConsentNotice'
import { EnquiryProvider } from '../EnquiryForm/EnquiryProvider.client'
import type { EnquiryFormData } from '../EnquiryPage/EnquiryPage'
import { EnquiryPanel } from '../EnquiryPanel/EnquiryPanel'

type EnquiryFormSectionProps = {
  form: EnquiryFormData
  /** Server action for visitors without script. */
  action: SendEnquiry
}

/** The form of the admission enquiry with its notice, in any language (R-LANGUAGE-1). */
export function EnquiryFormSection({ form, action }: EnquiryFormSectionProps) {
  const { title, lead, notice, ...target } = form
  return (
    <EnquiryProvider {...target} action={action} notice={<ConsentNotice {...notice} />}>
      <EnquiryPanel id="enquire" title={title} lead={lead} />
    </EnquiryProvider>
  )
}
