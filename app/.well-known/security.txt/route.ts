import { school } from '@/content/school'
import { now } from '@/lib/core/dates'
import { toAbsoluteUrl } from '@/lib/seo/absolute-urls'

export const dynamic = 'force-dynamic'

/** RFC 9116 requires less than a year. It counts from the request, so the file never expires. */
const validDays = 180

/** How to report a vulnerability of this website (RFC 9116). */
export function GET() {
  const expires = now()
  expires.setUTCDate(expires.getUTCDate() + validDays)
  expires.setUTCHours(0, 0, 0, 0)
  const fields = [
    ['Contact', `mailto:${school.emails.office}`],
    ['Contact', toAbsoluteUrl('/contact')],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', 'en, bn, hi'],
    ['Canonical', toAbsoluteUrl('/.well-known/security.txt')],
  ]
  return new Response(fields.map(([name, value]) => `${name}: ${value}\n`).join(''), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
