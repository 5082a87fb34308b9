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
  const { title, lead, classes, notice, schoolCode, formKey, language, contactOptions } = form
  return (
    <EnquiryProvider {...{ action, schoolCode, formKey, language, contactOptions }}>
      <EnquiryPanel
        id="enquire"
        {...{ title, lead, classes }}
        notice={<ConsentNotice {...notice} />}
      />
    </EnquiryProvider>
  )
}
