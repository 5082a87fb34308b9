import { useId } from 'react'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { helpDeskHours } from '@/content/constants'
import type { Phone } from '@/content/types'
import styles from './HelpDesk.module.scss'

type HelpDeskProps = { phone: Phone }

/**
 * The parents' help desk (R-LAYOUT-11): hours and number. `public/enhance.js` shows the label "Open now" by the
 * time in Asia/Kolkata.
 */
export function HelpDesk({ phone }: HelpDeskProps) {
  const id = useId()
  return (
    <section
      className={styles.root}
      aria-labelledby={id}
      data-opens={helpDeskHours.opens}
      data-closes={helpDeskHours.closes}
    >
      <div className={styles.head}>
        <h2 id={id}>Help desk</h2>
        <span className={styles.open}>Open now</span>
      </div>
      <p>
        {helpDeskHours.text}. Press 1 for reception, 2 for the fee desk, 3 for admission, 4 for
        transport.
      </p>
      <ButtonLink size="small" href={`tel:${phone.dialled}`}>
        <Icon name="phone" /> {phone.printed}
      </ButtonLink>
    </section>
  )
}
