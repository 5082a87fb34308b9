import 'server-only'
import { school } from '@/content/school'
import { now } from '@/lib/core/dates'
import { absoluteUrl } from './absolute-urls'

/** RFC 9116 requires less than a year. It counts from the request, so the file never expires. */
const validDays = 180

/** `/.well-known/security.txt` (RFC 9116). */
export function securityText(): string {
  const expires = now()
  expires.setUTCDate(expires.getUTCDate() + validDays)
  expires.setUTCHours(0, 0, 0, 0)
  const fields = [
    ['Contact', `mailto:${school.emails.office}`],
    ['Contact', absoluteUrl('/contact')],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', 'en, bn, hi'],
    ['Canonical', absoluteUrl('/.well-known/security.txt')],
  ]
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('')
}
