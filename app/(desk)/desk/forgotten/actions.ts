'use server'

import { redirect } from 'next/navigation'
import type { FieldsState } from '@/components/desk/FieldsForm/form-state'
import { toEmail } from '@/lib/desk/accounts/join'
import { requestReset } from '@/lib/desk/accounts/reset'
import { getClient } from '@/lib/desk/web/client'
import { readText } from '@/lib/desk/text/form-data'

/** Mails a link. The next page is the same whether there is such an account or not. */
export async function askForPassword(_: FieldsState, data: FormData): Promise<FieldsState> {
  const email = readText(data, 'email')
  if (!toEmail(email)) {
    return { problems: { email: 'Type your e-mail address.' }, values: { email } }
  }
  const { outcome } = await requestReset(email, await getClient())
  if (outcome === 'busy') {
    return { problems: { form: 'Many ask at this moment. Try again at once.' }, values: { email } }
  }
  redirect(`/desk/forgotten?done=${outcome === 'enough' ? 'enough' : 'sent'}`)
}
