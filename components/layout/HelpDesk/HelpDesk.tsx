import { useId } from 'react'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { helpDeskHours } from '@/content/constants'
import type { Phone } from '@/content/types'
import { layout } from '@/content/words/en/layout'
import type { LayoutWords } from '@/content/words/types'
import { getHelpDeskText } from '@/lib/school/help-desk'
import styles from './HelpDesk.module.scss'

type HelpDeskProps = { phone: Phone; words?: LayoutWords }

/**
 * The parents' help desk (R-LAYOUT-11): hours and number. Its script shows the label "Open now" by the
 * time in Asia/Kolkata.
 */
export function HelpDesk({ phone, words = layout }: HelpDeskProps) {
  const id = useId()
  return (
    <section
      className={styles.helpDesk}
      aria-labelledby={id}
      data-opens={helpDeskHours.opens}
      data-closes={helpDeskHours.closes}
    >
      <div className={styles.head}>
        <h2 id={id}>{words.aside.helpDesk}</h2>
        <span className={styles.open}>{words.aside.openNow}</span>
      </div>
      <p>{getHelpDeskText(words)}</p>
      <ButtonLink size="small" href={`tel:${phone.dialled}`}>
        <Icon name="phone" /> {phone.printed}
      </ButtonLink>
    </section>
  )
}
