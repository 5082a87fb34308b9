import { Button } from '@/components/ui/Button/Button'
import { formatDateTime } from '@/lib/core/dates'
import { deviceName } from '@/lib/desk/accounts/device-name'
import type { OpenSession } from '@/lib/desk/accounts/sessions'
import styles from './SessionList.module.scss'

type SessionListProps = {
  sessions: readonly OpenSession[]
  /** Id of the session of this page. */
  current: string
  /** Ends the session with the `id` of the form. */
  action: (data: FormData) => Promise<void>
}

/** The devices on which a person is logged in, each with a button that logs it out (R-DESK-10). */
export function SessionList({ sessions, current, action }: SessionListProps) {
  return (
    <ul className={styles.root}>
      {sessions.map(({ id, userAgent, address, usedAt }) => (
        <li key={id}>
          <b>{deviceName(userAgent)}</b>
          <small>
            {id === current
              ? 'This device'
              : `Last used ${formatDateTime(usedAt.toISOString())}, from ${address}`}
          </small>
          {id !== current && (
            <form action={action}>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" variant="outline" size="small">
                Log out <span>{deviceName(userAgent)}</span>
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  )
}
