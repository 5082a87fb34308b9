import 'server-only'
import { school } from '@/content/school'
import { env } from '@/lib/core/env'
import { getErrorCode } from '@/lib/core/http-client'
import { log } from '@/lib/core/log'
import { shortMailTimeouts } from '@/lib/core/mail-timeouts'

/**
 * Sends a message to a person of the desk.
 * @returns false when no mail server is configured, or it rejects the message
 */
export async function sendMail(to: string, subject: string, lines: string[]): Promise<boolean> {
  if (!env.notify) return false
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: env.notify.smtpUrl,
    ...shortMailTimeouts,
  } as Parameters<typeof createTransport>[0])
  try {
    const from = { name: school.name, address: env.notify.email }
    await transport.sendMail({ from, to, subject, text: [...lines, ''].join('\n') })
    return true
  } catch (error) {
    log.error({ code: getErrorCode(error) }, 'a message of the desk could not be sent')
    return false
  } finally {
    transport.close()
  }
}
