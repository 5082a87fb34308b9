import { school } from '@/content/school'
import { toAbsoluteUrl } from '@/lib/seo/absolute-urls'

export const dynamic = 'force-static'

/** The school for the contacts of a telephone (R-ENQUIRY-7). */
export const GET = () =>
  new Response(formatVcard(toAbsoluteUrl('/')), {
    headers: {
      'Content-Type': 'text/vcard; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  })

const escape = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\n/g, '\\n')

/** Formats the school as a card for the contacts of a telephone (RFC 6350): old telephones read version 3.0. */
function formatVcard(url: string): string {
  const { name, address, phones, emails } = school
  const { street, town, state, postalCode, country } = address
  const place = ['', '', street, town, state, postalCode, country].map(escape).join(';')
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escape(name)}`,
    `N:${escape(name)};;;;`,
    `ORG:${escape(name)}`,
    ...phones.map(({ dialled }) => `TEL;TYPE=WORK,VOICE:${dialled}`),
    `EMAIL;TYPE=INTERNET:${emails.admission}`,
    `ADR;TYPE=WORK:${place}`,
    `URL:${url}`,
    'END:VCARD',
    '',
  ].join('\r\n')
}
