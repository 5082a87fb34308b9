import { Button } from '@/components/ui/Button/Button'
import { alerts as words } from '@/content/words/en/alerts'
import { formatConcerns, formatUntil, type Alert } from '@/lib/alerts/alert'
import styles from './AlertList.module.scss'

/** `waiting`: others are shown first (R-ALERT-1). */
export type AlertPlace = 'shown' | 'waiting' | 'later'

const placeWords: Record<AlertPlace, string> = {
  shown: 'On every page now',
  waiting: 'Waits for a place: at most two are shown',
  later: 'Not yet begun',
}

type AlertListProps = {
  alerts: readonly { alert: Alert; place: AlertPlace; sinceText: string }[]
  /** Ends the alert whose id is in the form. Without it, there are no buttons to end alerts. */
  end?: (data: FormData) => Promise<void>
}

/** Lists the alerts that have not ended, each with a button to end it. */
export function AlertList({ alerts, end }: AlertListProps) {
  return (
    <ul className={styles.root}>
      {alerts.map(({ alert, place, sinceText }) => (
        <li key={alert.id} data-kind={alert.kind}>
          <b>{words.kinds[alert.kind]}</b>
          <p>{alert.text.en}</p>
          <small>
            {formatUntil(alert.until)} · {formatConcerns(alert.concerns)}
            <br />
            {place === 'later' ? `Begins ${sinceText}` : placeWords[place]}
          </small>
          {end && (
            <form action={end}>
              <input type="hidden" name="id" value={alert.id} />
              <Button
                type="submit"
                variant="outline"
                size="small"
                aria-label={`End now: ${alert.text.en}`}
              >
                End now
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  )
}
