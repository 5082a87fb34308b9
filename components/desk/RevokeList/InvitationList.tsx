import { formatDateTime } from '@/lib/core/dates'
import type { OpenInvitation } from '@/lib/desk/accounts/links'
import { isRole } from '@/lib/desk/permissions'
import { roleWords } from '../PersonList/role-words'
import { RevokeList } from './RevokeList'

type InvitationListProps = {
  invitations: readonly OpenInvitation[]
  /** Withdraws the invitation for the address in the `id` of the form. */
  action: (data: FormData) => Promise<void>
}

/** The open invitations, each with a button to withdraw it (R-DESK-10). */
export function InvitationList({ invitations, action }: InvitationListProps) {
  const items = invitations.map(({ email, role, by, until }) => ({
    id: email,
    name: email,
    text: [
      isRole(role) ? roleWords[role].label : role,
      `invited by ${by ?? 'a command on the server'}`,
      `open until ${formatDateTime(until.toISOString())}`,
    ].join(' · '),
  }))
  return <RevokeList items={items} verb="Withdraw" action={action} />
}
