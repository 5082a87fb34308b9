import { formatDateTime } from '@/lib/core/dates'
import type { Passkey } from '@/lib/desk/accounts/passkeys'
import { RevokeList } from './RevokeList'

type PasskeyListProps = {
  passkeys: readonly Passkey[]
  /** Removes the passkey whose `id` is in the form. */
  action: (data: FormData) => Promise<void>
}

/** The passkeys of a person, each with the device on which it was added and a button to remove it (R-DESK-18). */
export function PasskeyList({ passkeys, action }: PasskeyListProps) {
  const devices = passkeys.map(({ id, name, since, usedAt }) => ({
    id,
    name,
    text: usedAt
      ? `Last used ${formatDateTime(usedAt.toISOString())}`
      : `Added ${formatDateTime(since.toISOString())}, not used yet`,
  }))
  return <RevokeList items={devices} verb="Remove" action={action} />
}
