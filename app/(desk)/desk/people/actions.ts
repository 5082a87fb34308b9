'use server'

import { redirect } from 'next/navigation'
import type { FieldsState } from '@/components/desk/FieldsForm/form-state'
import { invite, withdrawInvitation } from '@/lib/desk/accounts/join'
import { changeRole, endSessions, removePerson } from '@/lib/desk/accounts/people'
import { createResetLink } from '@/lib/desk/accounts/reset'
import { isRole } from '@/lib/desk/permissions'
import { readText } from '@/lib/desk/text/form-data'
import { requireActor } from '@/lib/desk/web/session'

/** Makes the link of an invitation, which is mailed when a mail server is set. */
export async function invitePerson(_: FieldsState, data: FormData): Promise<FieldsState> {
  const actor = await requireActor('people.invite')
  const [email, role] = [readText(data, 'email'), readText(data, 'role')]
  if (!isRole(role)) return { problems: { role: 'Choose a role.' }, values: { email } }
  const result = await invite(actor, { email, role })
  if (result.outcome === 'invalid') {
    const message = email.trim() ? result.message : 'Type the e-mail address.'
    return { problems: { email: message }, values: { email, role } }
  }
  const mailed = result.isMailed ? 'It is also on its way by e-mail. ' : ''
  return {
    problems: {},
    link: {
      url: result.link,
      title: `Invitation for ${email.trim()}`,
      text: `${mailed}Send the link to nobody else. It works once, for 48 hours, and is not shown again.`,
    },
  }
}

/** Withdraws an open invitation. */
export async function withdraw(data: FormData): Promise<void> {
  const actor = await requireActor('people.invite')
  const isOpen = await withdrawInvitation(actor, { email: readText(data, 'id') })
  redirect(isOpen ? '/desk/people?done=withdrawn' : '/desk/people')
}

/** Changes the role of somebody. */
export async function setRole(_: FieldsState, data: FormData): Promise<FieldsState> {
  const actor = await requireActor('people.change')
  const [id, role] = [readText(data, 'id'), readText(data, 'role')]
  if (!isRole(role)) return { problems: { role: 'Choose a role.' } }
  const { outcome } = await changeRole(actor, { id, role })
  if (outcome === 'last owner') return { problems: { role: lastOwner } }
  redirect(outcome === 'missing' ? '/desk/people' : `/desk/people/${id}?done=role`)
}

const lastOwner = 'There must be an owner. Make somebody else an owner first.'

/** Makes a link for a new password, to hand over. */
export async function makePasswordLink(_: FieldsState, data: FormData): Promise<FieldsState> {
  const actor = await requireActor('people.change')
  const email = readText(data, 'email')
  const url = await createResetLink(actor, email)
  if (!url) redirect('/desk/people')
  return {
    problems: {},
    link: {
      url,
      title: `New password for ${email}`,
      text: 'Send the link to nobody else. It works once, for an hour, and is not shown again.',
    },
  }
}

/** Ends every session of somebody, such as after a telephone was lost. */
export async function logOutEverywhere(data: FormData): Promise<void> {
  const actor = await requireActor('people.change')
  const id = readText(data, 'id')
  const isKnown = await endSessions(actor, { id })
  redirect(isKnown ? `/desk/people/${id}?done=sessions` : '/desk/people')
}

/** Removes the account of somebody. */
export async function remove(data: FormData): Promise<void> {
  const actor = await requireActor('people.remove')
  const id = readText(data, 'id')
  const { outcome } = await removePerson(actor, { id })
  redirect(outcome === 'last owner' ? `/desk/people/${id}?done=owner` : '/desk/people?done=removed')
}
