import { useId } from 'react'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import type { Phone } from '@/content/types'
import { layout } from '@/content/words/en/layout'
import type { LayoutWords } from '@/content/words/types'
import { getHelpDeskText } from '@/lib/school/help-desk'
import { OpenMark } from './OpenMark'
import styles from './HelpDesk.module.scss'

type HelpDeskProps = { phone: Phone; words?: LayoutWords }

/** The parents' help desk (R-LAYOUT-11): hours and number. */
export function HelpDesk({ phone, words = layout }: HelpDeskProps) {
  const id = useId()
  return (
    <section className={styles.helpDesk} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{words.aside.helpDesk}</h2>
        <OpenMark words={words} />
      </div>
      <p>{getHelpDeskText(words)}</p>
      <ButtonLink size="small" href={`tel:${phone.dialled}`}>
        <Icon name="phone" /> {phone.printed}
      </ButtonLink>
    </section>
  )
}
