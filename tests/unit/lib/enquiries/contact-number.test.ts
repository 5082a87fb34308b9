/** @jest-environment node */
import { normaliseTyped, normalisePasted } from '@/lib/enquiries/contact-number'

it.each([
  ['98765 43210', '9876543210'],
  ['98a7-6', '9876'],
  ['987654321012', '9876543210'],
  ['919876543210', '9198765432'],
  ['', ''],
])('normalises the typed number %j to %j (R-ENQUIRY-3)', (text, digits) => {
  expect(normaliseTyped(text)).toBe(digits)
})

it.each([
  ['+91 98765 43210', '9876543210'],
  [' +91-9876543210 ', '9876543210'],
  ['0091 9876543210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['9876543210', '9876543210'],
  ['9198765432', '9198765432'],
  ['0987654321', '0987654321'],
  ['0091234567', '0091234567'],
  ['+91 98765', '98765'],
  ['98765432101', '9876543210'],
])('normalises the pasted number %j to %j (R-ENQUIRY-3)', (text, digits) => {
  expect(normalisePasted(text)).toBe(digits)
})
