import { helpDeskHours } from '@/content/constants'
import type { LayoutWords } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import { formatHour } from '@/lib/school/help-desk'
import styles from './HelpDesk.module.scss'

type OpenMarkProps = {
  words: LayoutWords
  /** Also says when the desk is closed, and when it opens. */
  saysClosed?: boolean
}

/** Whether the help desk is open now, by the visitor's clock in Asia/Kolkata: only where scripts run (R-LAYOUT-11). */
export const OpenMark = ({ words, saysClosed }: OpenMarkProps) => (
  <>
    <span
      className={styles.open}
      data-opens={helpDeskHours.opens}
      data-closes={helpDeskHours.closes}
    >
      {words.aside.openNow}
    </span>
    {saysClosed && (
      <span className={styles.closed}>
        {fillIn(words.aside.closedNow, { opens: formatHour(words, helpDeskHours.opens) })}
      </span>
    )}
  </>
)
