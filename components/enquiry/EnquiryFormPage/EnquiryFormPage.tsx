import {
  InformationPage,
  type InformationPageProps,
} from '@/components/information/InformationPage/InformationPage'
import type { SendEnquiry } from '@/lib/enquiries/form-state'
import { ConsentNotice } from '../ConsentNotice/ConsentNotice'
import { EnquiryProvider } from '../EnquiryForm/EnquiryProvider.client'
import type { EnquiryFormData } from '../EnquiryPage/EnquiryPage'
import { EnquiryPanel } from '../EnquiryPanel/EnquiryPanel'

type EnquiryFormPageProps = {
  frame: Omit<InformationPageProps, 'children' | 'after'>
  form: EnquiryFormData
  /** Server action for visitors without script. */
  action: SendEnquiry
}

/** The admission enquiry in another language than English: the form, then the words about it (R-LANGUAGE-1). */
export function EnquiryFormPage({ frame, form, action }: EnquiryFormPageProps) {
  const { title, lead, classes, notice, schoolCode, formKey, language, contactOptions } = form
  return (
    <InformationPage {...frame} interactive>
      <EnquiryProvider {...{ action, schoolCode, formKey, language, contactOptions }}>
        <EnquiryPanel
          id="enquire"
          {...{ title, lead, classes }}
          notice={<ConsentNotice {...notice} />}
        />
      </EnquiryProvider>
    </InformationPage>
  )
}
