import 'server-only'
import { processSingleton } from '@/lib/core/singleton'
import { createLimiter } from '@/lib/http/rate-limit'
import type { Actor } from '../operation'
import { auth } from './auth'

/** A stranger at an open desk must not guess the password there. */
const guesses = processSingleton('desk-own-password', () =>
  createLimiter({ name: 'desk-own-password', limit: 8, seconds: 900 }),
)

export const noPassword = 'This account has no password.'

/**
 * What is wrong with the password that somebody types once more before a change to how they log in, as a sentence;
 * `undefined` when it is theirs.
 */
export async function ownPasswordProblem(
  { id }: Actor,
  password: string,
): Promise<string | undefined> {
  const { password: passwords, internalAdapter } = await (await auth()).$context
  const hash = (await internalAdapter.findCredentialAccount(id))?.password
  if (!hash) return noPassword
  if (!(await guesses.consume(id)).allowed) {
    return 'Too many attempts. Try again in a quarter of an hour.'
  }
  if (!(await passwords.verify({ hash, password }))) return 'This is not your password.'
  await guesses.refund(id)
  return undefined
}
