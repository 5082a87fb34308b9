import { enquirySession } from '@/content/data/sessions'
import { readShownNotice } from '@/lib/enquiries/consent'
import type { Enquiry } from '@/lib/enquiries/schema'

/** The form of the enquiry page, in English. */
export const form = { formKey: 'dif', ...readShownNotice({}) }

/** The form as a visitor fills it in. */
export const input = {
  session: enquirySession,
  name: 'Parent of a child',
  admissionClass: 'Class 9',
  contact: '9000000001',
  email: 'parent@school.example',
  consent: true,
}

/** The same as JSON of the endpoint (R-ENQUIRY-10). */
export const payload = {
  name: 'Parent of a child',
  class: '9',
  phone: '9000000001',
  email: 'parent@school.example',
  toYear: enquirySession,
  declaration: true,
  schoolcode: 'dvs',
}

/** The same after validation. */
export const enquiry: Enquiry = {
  session: enquirySession,
  name: 'Parent of a child',
  admissionClass: '9',
  contact: '9000000001',
  email: 'parent@school.example',
}
