'use server'

import { headers } from 'next/headers'
import { clientAddress } from '@/lib/http/client-address'
import { formText } from '@/lib/http/form-text'
import { isSameOrigin } from '@/lib/http/same-origin'
import { type EnquiryFormState, type EnquiryValues, honeypot, toOutcome } from './form-state'
import { isFormKey } from './handler'
import { shownNotice } from './consent'
import { submitEnquiry } from './submit'

/**
 * Server action of the form without script. Validates like the endpoint, and renders the page with a message and the
 * values. Reloading that page posts again; the store recognises the duplicate.
 */
export async function sendEnquiry(_: EnquiryFormState, data: FormData): Promise<EnquiryFormState> {
  const form = formText(data, 'form')
  const formKey = formText(data, 'formkey')
  const values = readValues(data)
  const requestHeaders = await headers()
  if (!isSameOrigin(requestHeaders, true) || !isFormKey(formKey)) {
    return { form, outcome: { status: 'failed' }, values }
  }
  const address = clientAddress(requestHeaders)
  const input = { ...values, [honeypot]: formText(data, honeypot) }
  const result = await submitEnquiry(input, {
    ...shownNotice({ language: formText(data, 'language'), notice: formText(data, 'notice') }),
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
  session: formText(data, 'session'),
  name: formText(data, 'name'),
  admissionClass: formText(data, 'admissionClass'),
  contact: formText(data, 'contact'),
  email: formText(data, 'email'),
  consent: data.get('consent') === 'on',
})
