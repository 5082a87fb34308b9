import { Share } from './Share'

export const examples = {
  'a page': <Share title="Sports day" url="https://school.example/events/6af" />,
}
