/**
 * What a browser without script sends of the enquiry form: the fields that name its server action, and answers.
 * @param html of a page with the form
 * @param contact a number of the test's own
 */
export function enquiryForm(html: string, contact = '9000000503'): [string, string][] {
  const hidden =
    /<input type="hidden" name="(\$ACTION[^"]*?1[^"]*|\$ACTION_KEY)"(?: value="([^"]*)")?\/>/g
  const action = [...html.matchAll(hidden)].map(([, name = '', value = '']): [string, string] => [
    name,
    value.replaceAll('&quot;', '"'),
  ])
  const answers = { form: 'enquire', formkey: 'dif', session: '2026-2027', consent: 'on' }
  const person = { name: 'A parent', admissionClass: 'Class 9', contact }
  return [...new Map([...action, ...Object.entries(answers), ...Object.entries(person)])]
}
