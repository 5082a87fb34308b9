'use server'

import { redirect } from 'next/navigation'
import type { FieldsState } from '@/components/desk/FieldsForm/form-state'
import { resetPassword } from '@/lib/desk/accounts/reset'
import { getClient, setCookies } from '@/lib/desk/web/client'
import { checkCookies } from '@/lib/desk/web/cookie-check'
import { readExactText, readText } from '@/lib/desk/text/form-data'
import { forgetLink, keepLink } from '@/lib/desk/web/link-token'

/** Sets a new password by a one-time link and logs in. */
export async function setPassword(_: FieldsState, data: FormData): Promise<FieldsState> {
  const problem = await checkCookies()
  if (problem) return { problems: { form: problem } }
  const client = await getClient()
  const result = await resetPassword(
    readText(data, 'token'),
    readExactText(data, 'password'),
    client,
  )
  switch (result.outcome) {
    case 'reset':
      await setCookies(result.cookies)
      await forgetLink('/desk/new-password')
      return redirect('/desk?done=password')
    case 'invalid':
      return { problems: { password: result.problem } }
    case 'expired':
      return redirect('/desk/new-password')
  }
}

/** Opens a one-time link. */
export async function openLink(data: FormData): Promise<void> {
  await keepLink('/desk/new-password', readText(data, 'link'))
  redirect('/desk/new-password')
}
