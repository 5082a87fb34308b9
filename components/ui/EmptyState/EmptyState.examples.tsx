import { ButtonLink } from '../Button/Button'
import { EmptyState } from './EmptyState'

export const examples = {
  'a sentence': <EmptyState text="There is no news yet." />,
  'with an action': (
    <EmptyState text="No event matches the filters.">
      <ButtonLink variant="outline" size="small" href="/events">
        All events
      </ButtonLink>
    </EmptyState>
  ),
}
