import { ButtonLink } from '../Button/Button'
import { FailedNote } from './FailedNote'

export const examples = {
  'a sentence': <FailedNote text="The news could not be loaded." />,
  'with an action': (
    <FailedNote text="The news could not be loaded." announced>
      <ButtonLink variant="outline" size="small" href="/news">
        Try again
      </ButtonLink>
    </FailedNote>
  ),
}
