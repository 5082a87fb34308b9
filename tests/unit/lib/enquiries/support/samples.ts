import type { Enquiry } from '@/lib/enquiries/schema'

/** What a visitor would fill in. */
export const input = {
  session: '2026-2027',
  name: 'Parent of a child',
  admissionClass: 'Class 9',
  contact: '9000000001',
  email: 'parent@school.example',
  consent: true,
}

/** The same in the words of the call (R-ENQUIRY-10). */
export const call = {
  name: 'Parent of a child',
  class: '9',
  phone: '9000000001',
  email: 'parent@school.example',
  toYear: '2026-2027',
  declaration: true,
  schoolcode: 'dvs',
}

/** The same as it is stored. */
export const enquiry: Enquiry = {
  session: '2026-2027',
  name: 'Parent of a child',
  admissionClass: '9',
  contact: '9000000001',
  email: 'parent@school.example',
}
