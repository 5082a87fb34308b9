'use server'

import { headers } from 'next/headers'
import { isFormKey } from './handler'
import { fromForm } from './payload'
import { clientAddress } from '@/lib/http/client-address'
import { emptyEnquiry, type EnquiryFormState, type EnquiryValues } from './form-state'
import { isSameOrigin } from '@/lib/http/same-origin'
import { submitEnquiry } from './submit'

/**
 * Server action of the form without script. Validates like the endpoint, and renders the page with a message and the
 * values. Reloading that page posts again; the store recognises the duplicate.
 */
export async function sendEnquiry(_: EnquiryFormState, data: FormData): Promise<EnquiryFormState> {
  const form = textOf(data, 'form')
  const formKey = textOf(data, 'formkey')
  const requestHeaders = await headers()
  if (!isSameOrigin(requestHeaders, true) || !isFormKey(formKey)) {
    return { form, outcome: { status: 'failed' }, values: valuesOf(data) }
  }
  const address = clientAddress(requestHeaders)
  const result = await submitEnquiry(fromForm(data.entries()), { formKey, address })
  switch (result.outcome) {
    case 'stored':
      return { form, outcome: { status: 'sent', reference: result.reference } }
    case 'invalid':
      return { form, outcome: { status: 'invalid', errors: result.errors }, values: valuesOf(data) }
    case 'conflict':
    case 'limited':
    case 'failed':
      return { form, outcome: { status: result.outcome }, values: valuesOf(data) }
  }
}

const maxTextLength = 300

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.slice(0, maxTextLength) : ''
}

const valuesOf = (data: FormData): EnquiryValues => ({
  session: textOf(data, 'session') || emptyEnquiry.session,
  name: textOf(data, 'name'),
  admissionClass: textOf(data, 'admissionClass'),
  contact: textOf(data, 'contact'),
  email: textOf(data, 'email'),
  consent: data.get('consent') === 'on',
})
