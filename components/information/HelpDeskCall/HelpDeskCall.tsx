import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import type { HelpDeskEntry, Phone } from '@/content/types'
import { tables } from '@/content/words/en/tables'
import type { TableWords } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import styles from './HelpDeskCall.module.scss'

type HelpDeskCallProps = {
  phone: Phone
  desk: HelpDeskEntry
  words?: TableWords
  /** What to say to the desk, before the button. */
  children?: ReactNode
}

/** A button that calls the help desk, with the number to press for one of its desks. */
export function HelpDeskCall({ phone, desk, words = tables, children }: HelpDeskCallProps) {
  const button = (
    <ButtonLink href={`tel:${phone.dialled}`}>
      <Icon name="phone" />{' '}
      {fillIn(words.helpDesk.call, { phone: phone.printed, digit: desk.digit })}
    </ButtonLink>
  )
  if (!children) return <p>{button}</p>
  return (
    <div className={styles.call}>
      <p>{children}</p>
      {button}
    </div>
  )
}
