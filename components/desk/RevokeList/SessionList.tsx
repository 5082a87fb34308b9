import { formatDateTime } from '@/lib/core/dates'
import { getDeviceName } from '@/lib/desk/accounts/device-name'
import type { OpenSession } from '@/lib/desk/accounts/sessions'
import { RevokeList } from './RevokeList'

type SessionListProps = {
  sessions: readonly OpenSession[]
  /** Id of the session of this page. */
  current: string
  /** Ends the session whose `id` is in the form. */
  action: (data: FormData) => Promise<void>
}

/** The devices on which a person is logged in, each with a button to log it out (R-DESK-10). */
export function SessionList({ sessions, current, action }: SessionListProps) {
  const devices = sessions.map(({ id, userAgent, address, usedAt }) => ({
    id,
    name: getDeviceName(userAgent),
    text:
      id === current
        ? 'This device'
        : `Last used ${formatDateTime(usedAt.toISOString())}, from ${address}`,
    isCurrent: id === current,
  }))
  return <RevokeList items={devices} verb="Log out" action={action} />
}
