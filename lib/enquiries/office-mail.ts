import 'server-only'
import { createTransport, type Transporter } from 'nodemailer'
import { school } from '@/content/school'
import { createDate, formatDateTime } from '@/lib/core/dates'
import { mailTimeouts } from '@/lib/core/mail-timeouts'
import type { EnquiryRow } from '@/lib/database/tables'
import { DeliveryError } from './delivery'
import { getLanguageName } from './consent'

export type OfficeMail = (enquiry: EnquiryRow, idempotencyKey: string) => Promise<void>

/**
 * Creates the delivery of enquiries to the admission office by e-mail. Retries have the same message id, so that mail
 * programs recognise a duplicate.
 * @throws DeliveryError
 */
export function createOfficeMail({
  smtpUrl,
  email,
}: {
  smtpUrl: string
  email: string
}): OfficeMail {
  const transport: Transporter = createTransport({ url: smtpUrl, ...mailTimeouts })
  return async (enquiry, idempotencyKey) => {
    try {
      await transport.sendMail({
        from: { name: school.name, address: email },
        to: email,
        replyTo: enquiry.email ?? undefined,
        messageId: `<${idempotencyKey}@${email.slice(email.indexOf('@') + 1)}>`,
        subject: `Admission enquiry ${enquiry.reference}`,
        text: formatMail(enquiry),
      })
    } catch (error) {
      const { responseCode, code } = error as { responseCode?: number; code?: string }
      throw new DeliveryError(responseCode ? `smtp ${responseCode}` : (code ?? 'smtp'))
    }
  }
}

function formatMail(enquiry: EnquiryRow): string {
  const lines: [string, string][] = [
    ['Reference', enquiry.reference],
    ['Session', enquiry.session],
    ['Class', enquiry.admission_class],
    ['Name', enquiry.name],
    ['Contact number', enquiry.contact],
    ['E-mail', enquiry.email ?? 'not given'],
    ['Language', getLanguageName(enquiry.language)],
    ['Sent', formatDateTime(createDate(enquiry.created_at).toISOString())],
  ]
  return [
    ...lines.map(([label, value]) => `${label}: ${value}`),
    '',
    `The sender agreed to be contacted by telephone, SMS and WhatsApp (notice ${enquiry.consent_version}).`,
    '',
  ].join('\n')
}
