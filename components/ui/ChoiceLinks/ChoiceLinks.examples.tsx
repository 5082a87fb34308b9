import { ChoiceLinks } from './ChoiceLinks'

const choices = [
  { href: '/search?q=bus', label: 'Everything', count: 14 },
  { href: '/search?q=bus&kind=page', label: 'Pages', count: 9 },
  { href: '/search?q=bus&kind=news', label: 'News', count: 5 },
  { href: '/search?q=bus&kind=event', label: 'Events', count: 0 },
]

export const examples = {
  'the first is chosen': (
    <ChoiceLinks
      label="Kind of result"
      choices={choices.map((choice, index) => ({ ...choice, isCurrent: index === 0 }))}
    />
  ),
}
