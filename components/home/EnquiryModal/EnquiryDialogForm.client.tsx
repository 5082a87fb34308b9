'use client'

import type { ComponentProps } from 'react'
import { EnquiryForm } from '@/components/enquiry/EnquiryForm/EnquiryForm.client'
import { EnquiryProvider } from '@/components/enquiry/EnquiryForm/EnquiryProvider.client'

type EnquiryDialogFormProps = Omit<ComponentProps<typeof EnquiryProvider>, 'children'> &
  Pick<ComponentProps<typeof EnquiryForm>, 'labelledBy'>

/** The form in the dialog of the home page. In a file of its own, so that `import()` loads it on demand. */
export function EnquiryDialogForm({ labelledBy, ...target }: EnquiryDialogFormProps) {
  return (
    <EnquiryProvider {...target}>
      <EnquiryForm id="home-enquiry" labelledBy={labelledBy} />
    </EnquiryProvider>
  )
}
