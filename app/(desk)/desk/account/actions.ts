'use server'

import { redirect } from 'next/navigation'
import type { FieldsState } from '@/components/desk/FieldsForm/form-state'
import { changeName, changePassword } from '@/lib/desk/accounts/own-account'
import {
  removePasskey,
  savePasskey,
  startPasskey,
  type PasskeyStarted,
} from '@/lib/desk/accounts/passkeys'
import { revokeSession } from '@/lib/desk/accounts/sessions'
import { getClient, setCookies } from '@/lib/desk/web/client'
import { readExactText, readText } from '@/lib/desk/text/form-data'
import { requireActor } from '@/lib/desk/web/session'

/** Changes the name of the person who has logged in. */
export async function changeOwnName(_: FieldsState, data: FormData): Promise<FieldsState> {
  const actor = await requireActor('sessions.own')
  const name = readText(data, 'name')
  const problem = await changeName(actor, name)
  if (problem) return { problems: { name: problem }, values: { name } }
  redirect('/desk/account?done=name')
}

/** Changes the password of the person who has logged in, and ends their other sessions. */
export async function changeOwnPassword(_: FieldsState, data: FormData): Promise<FieldsState> {
  const actor = await requireActor('sessions.own')
  const [current, password] = [readExactText(data, 'current'), readExactText(data, 'password')]
  const result = await changePassword(actor, { current, password }, await getClient())
  if (result.outcome === 'invalid') return { problems: result.problems }
  await setCookies(result.cookies)
  redirect('/desk/account?done=password')
}

/** Ends one of the person's own sessions. */
export async function endOwnSession(data: FormData): Promise<void> {
  const actor = await requireActor('sessions.own')
  await revokeSession(actor, readText(data, 'id'))
  redirect('/desk/account?done=session')
}

/** Begins to add a passkey to the account of the person who has logged in. */
export async function startOwnPasskey(data: FormData): Promise<PasskeyStarted> {
  const actor = await requireActor('sessions.own')
  return startPasskey(actor, { current: readExactText(data, 'current') })
}

/** Stores the passkey that the browser has made. @returns false when it is not accepted */
export async function saveOwnPasskey(response: unknown): Promise<boolean> {
  const actor = await requireActor('sessions.own')
  const { userAgent } = await getClient()
  return savePasskey(actor, { response, userAgent })
}

/** Removes one of the person's own passkeys. */
export async function removeOwnPasskey(data: FormData): Promise<void> {
  const actor = await requireActor('sessions.own')
  // An id has up to 1364 characters.
  await removePasskey(actor, readText(data, 'id', 1364))
  redirect('/desk/account?done=passkey-removed')
}
