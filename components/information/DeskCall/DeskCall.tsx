import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import type { HelpDeskEntry, Phone } from '@/content/types'

type DeskCallProps = { phone: Phone; desk: HelpDeskEntry }

/** A button that calls the help desk, with the number to press for one of its desks. */
export function DeskCall({ phone, desk }: DeskCallProps) {
  return (
    <ButtonLink href={`tel:${phone.dialled}`}>
      <Icon name="phone" /> Call {phone.printed}, press {desk.digit}
    </ButtonLink>
  )
}
