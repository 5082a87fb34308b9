import 'server-only'
import { getProcessSingleton } from '@/lib/core/singleton'
import { createLimiter } from '@/lib/http/rate-limit'
import type { Actor } from '../operation'
import { getAuth } from './auth'

/** Limits how often somebody can guess the password in a browser that somebody else left logged in. */
const guesses = getProcessSingleton('desk-own-password', () =>
  createLimiter({ name: 'desk-own-password', limit: 8, seconds: 900 }),
)

export const noPassword = 'This account has no password.'

/**
 * Checks the password that a person types again before changing how they log in. Returns a sentence that says what is
 * wrong; `undefined` when the password is right.
 */
export async function checkOwnPassword(
  { id }: Actor,
  password: string,
): Promise<string | undefined> {
  const { password: passwords, internalAdapter } = await (await getAuth()).$context
  const hash = (await internalAdapter.findCredentialAccount(id))?.password
  if (!hash) return noPassword
  if (!(await guesses.consume(id)).allowed) {
    return 'Too many attempts. Try again in a quarter of an hour.'
  }
  if (!(await passwords.verify({ hash, password }))) return 'This is not your password.'
  await guesses.refund(id)
  return undefined
}
