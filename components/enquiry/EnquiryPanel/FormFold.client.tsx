'use client'

import type { ReactNode } from 'react'
import button from '@/components/ui/Button/Button.module.scss'
import { useEnquiry } from '../EnquiryForm/EnquiryProvider.client'

type FormFoldProps = {
  /** Id of the form. */
  id: string
  label: string
  children: ReactNode
}

/** A form that a button opens. It is open after it was sent, also without script (R-FORM-2). */
export function FormFold({ id, label, children }: FormFoldProps) {
  const { form } = useEnquiry()
  return (
    <details open={form === id}>
      <summary
        className={button.button}
        data-variant="outline"
        data-size="small"
        data-mark="details"
      >
        {label}
      </summary>
      {children}
    </details>
  )
}
