'use server'

import { redirect } from 'next/navigation'
import type { FieldsState } from '@/components/desk/FieldsForm/form-state'
import { acceptInvitation } from '@/lib/desk/accounts/join'
import { getClient, setCookies } from '@/lib/desk/web/client'
import { checkCookies } from '@/lib/desk/web/cookie-check'
import { readExactText, readText } from '@/lib/desk/text/form-data'
import { forgetLink, keepLink } from '@/lib/desk/web/link-token'

/** Makes the account of an invitation and logs in. */
export async function join(_: FieldsState, data: FormData): Promise<FieldsState> {
  const token = readText(data, 'token')
  const name = readText(data, 'name')
  const password = readExactText(data, 'password')
  const problem = await checkCookies()
  if (problem) return { problems: { form: problem }, values: { name } }
  const result = await acceptInvitation(token, { name, password }, await getClient())
  switch (result.outcome) {
    case 'joined':
      await setCookies(result.cookies)
      await forgetLink('/desk/join')
      return redirect('/desk?done=joined')
    case 'invalid':
      return { problems: result.problems, values: { name } }
    case 'expired':
      return redirect('/desk/join')
  }
}

/** Opens a one-time link. */
export async function openLink(data: FormData): Promise<void> {
  await keepLink('/desk/join', readText(data, 'link'))
  redirect('/desk/join')
}
