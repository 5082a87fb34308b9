import { ButtonLink } from '@/components/ui/Button/Button'
import { ErrorScreen } from './ErrorScreen'

export const examples = {
  'a failed page': (
    <ErrorScreen title="Something went wrong" text="The page could not be shown.">
      <ButtonLink href="/">Home</ButtonLink>
    </ErrorScreen>
  ),
}
