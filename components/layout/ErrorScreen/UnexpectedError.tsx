import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { errorCopy } from '@/content/microcopy/error'
import type { School } from '@/content/types'
import { ErrorScreen } from './ErrorScreen'

type UnexpectedErrorProps = {
  phone: School['phones'][number]
  /** The control that retries. */
  retry: ReactNode
}

/** The screen of an unexpected error, in the browser or on the server (R-ROUTE-14). */
export function UnexpectedError({ phone, retry }: UnexpectedErrorProps) {
  return (
    <ErrorScreen title={errorCopy.heading} text={errorCopy.text}>
      {retry}
      <ButtonLink variant="outline" href="/">
        Home
      </ButtonLink>
      <ButtonLink variant="outline" href={`tel:${phone.dialled}`}>
        <Icon name="phone" /> {phone.printed}
      </ButtonLink>
    </ErrorScreen>
  )
}
