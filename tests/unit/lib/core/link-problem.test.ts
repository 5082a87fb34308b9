import { findLinkProblem } from '@/lib/core/link-problem'

it.each([
  ['exam', '“exam” is no link: it begins with / or https://, such as /contact.'],
  [
    'https://cbse .in/x',
    '“https://cbse .in/x” is no link: it has a space in the name of the website.',
  ],
  [
    'see https://cbse.gov.in/x',
    '“see https://cbse.gov.in/x” is no link: it has other words or a second address in it. Leave one address.',
  ],
  [
    'https://cbse.gov.in:99999',
    '“https://cbse.gov.in:99999” is no link: the name of the website is not complete, or has a mistake.',
  ],
  ['C:\\x.pdf', '“C:\\x.pdf” is no link: it is a file on one computer. Upload the file instead.'],
  [
    'ftp://cbse.gov.in/x',
    '“ftp://cbse.gov.in/x” is no link: what begins with “ftp:” cannot be opened from this site.',
  ],
  [
    'tel:office',
    '“tel:office” is no link: it needs one telephone number to dial, such as tel:+919000000001.',
  ],
])('refuses %j for its own reason', (value, sentence) =>
  expect(findLinkProblem(value, '/contact')).toBe(sentence),
)
