'use server'

import { headers } from 'next/headers'
import { getClientAddress } from '@/lib/http/client-address'
import { readFormText } from '@/lib/http/form-text'
import { isSameOrigin } from '@/lib/http/same-origin'
import { type EnquiryFormState, type EnquiryValues, honeypot, toOutcome } from './form-state'
import { isFormKey } from './handler'
import { readShownNotice } from './consent'
import { submitEnquiry } from './submit'

/**
 * Server action of the form without script. Validates like the endpoint, and renders the page with a message and the
 * values. Reloading that page posts again; the store recognises the duplicate.
 */
export async function sendEnquiry(_: EnquiryFormState, data: FormData): Promise<EnquiryFormState> {
  const form = readFormText(data, 'form')
  const formKey = readFormText(data, 'formkey')
  const values = readValues(data)
  const requestHeaders = await headers()
  if (!isSameOrigin(requestHeaders, true) || !isFormKey(formKey)) {
    return { form, outcome: { status: 'failed' }, values }
  }
  const address = getClientAddress(requestHeaders)
  const input = { ...values, [honeypot]: readFormText(data, honeypot) }
  const result = await submitEnquiry(input, {
    ...readShownNotice({
      language: readFormText(data, 'language'),
      notice: readFormText(data, 'notice'),
    }),
    formKey,
    address,
  })
  switch (result.outcome) {
    case 'stored': {
      const { reference, next } = result
      return { form, outcome: { status: 'sent', reference, next } }
    }
    case 'invalid':
      return { form, outcome: toOutcome(result.errors), values }
    case 'conflict':
    case 'limited':
    case 'failed':
      return { form, outcome: { status: result.outcome }, values }
  }
}

const readValues = (data: FormData): EnquiryValues => ({
  session: readFormText(data, 'session'),
  name: readFormText(data, 'name'),
  admissionClass: readFormText(data, 'admissionClass'),
  contact: readFormText(data, 'contact'),
  email: readFormText(data, 'email'),
  consent: data.get('consent') === 'on',
})
