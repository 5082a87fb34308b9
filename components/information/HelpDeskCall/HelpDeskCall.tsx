import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import type { HelpDeskEntry, Phone } from '@/content/types'
import { tables } from '@/content/words/en/tables'
import type { TableWords } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'

type HelpDeskCallProps = { phone: Phone; desk: HelpDeskEntry; words?: TableWords }

/** A button that calls the help desk, with the number to press for one of its desks. */
export function HelpDeskCall({ phone, desk, words = tables }: HelpDeskCallProps) {
  return (
    <p>
      <ButtonLink href={`tel:${phone.dialled}`}>
        <Icon name="phone" />{' '}
        {fillIn(words.helpDesk.call, { phone: phone.printed, digit: desk.digit })}
      </ButtonLink>
    </p>
  )
}
