import { randomInt } from 'node:crypto'
import type { Visitor } from './visitor'

/** Sends the form of the page empty, then filled in. */
export async function enquire(visitor: Visitor) {
  const form = visitor.within('form', 'Admission enquiry')
  await form.click('button', 'Submit Now!')
  await form.reads('alert', /Class is required[\s\S]*Consent is required/)
  await form.choose('Class', 'Class 9')
  await form.fill('textbox', 'Name', 'A Parent')
  await form.fill('textbox', 'Contact number', String(randomInt(6_000_000_000, 9_999_999_999)))
  await form.click('checkbox')
  await form.click('button', 'Submit Now!')
  await visitor.reads('status', /Form submitted successfully!/)
  await visitor.reads('status', /ENQ-[2-9A-Z]{4}-[2-9A-Z]{4}/)
}
