/** A contact number for each number below a hundred million. */
export const contactOf = (number: number) => `90${String(number).padStart(8, '0')}`

/** The JSON of R-ENQUIRY-10 for an enquiry of its own. */
export const bodyOf = (number: number, admissionClass = '9') => ({
  name: `Parent number ${number}`,
  class: admissionClass,
  phone: contactOf(number),
  email: `parent${number}@school.example`,
  toYear: '2026-2027',
  declaration: true,
  schoolcode: 'dvs',
})
