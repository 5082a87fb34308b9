'use server'

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { redirect } from 'next/navigation'
import type { FieldsState } from '@/components/desk/FieldsForm/form-state'
import { logIn } from '@/lib/desk/accounts/log-in'
import { logInWithPasskey, startPasskeyLogIn } from '@/lib/desk/accounts/passkey-log-in'
import { getClient, setCookies } from '@/lib/desk/web/client'
import { checkCookies } from '@/lib/desk/web/cookie-check'
import { readExactText, readText } from '@/lib/desk/text/form-data'
import { getNextPath } from '@/lib/desk/web/next-path'

/** Logs in, and opens the page that was asked for (R-DESK-10). */
export async function enter(_: FieldsState, data: FormData): Promise<FieldsState> {
  const email = readText(data, 'email')
  const password = readExactText(data, 'password')
  const problems = {
    ...(!email.trim() && { email: 'Type your e-mail address.' }),
    ...(!password && { password: 'Type your password.' }),
  }
  if (Object.keys(problems).length > 0) return { problems, values: { email } }
  const problem = await checkCookies()
  if (problem) return refuseLogIn(email, problem)
  const result = await logIn({ email, password }, await getClient())
  switch (result.outcome) {
    case 'in':
      await setCookies(result.cookies)
      return redirect(getNextPath(data.get('next')))
    case 'wrong':
      return refuseLogIn(email, 'The e-mail address or the password is wrong.')
    case 'busy':
      return refuseLogIn(email, busyWords)
  }
}

/** Begins a log-in with a passkey. */
export async function startPasskey(): Promise<{
  options: PublicKeyCredentialRequestOptionsJSON
}> {
  return { options: await startPasskeyLogIn() }
}

/** Logs in with the response of a passkey. @returns the page that was asked for (R-DESK-18) */
export async function enterWithPasskey(
  response: unknown,
  next: unknown,
): Promise<{ path: string } | { problem: string }> {
  const result = await logInWithPasskey(response, await getClient())
  switch (result.outcome) {
    case 'in':
      await setCookies(result.cookies)
      return { path: getNextPath(next) }
    case 'wrong':
      return { problem: 'The desk does not know this passkey. Log in with your password.' }
  }
}

const refuseLogIn = (email: string, form: string): FieldsState => ({
  problems: { form },
  values: { email },
})

const busyWords =
  'Somebody is trying many passwords at this moment. Try again at once, use a passkey, or log in from a device where you have logged in before.'
