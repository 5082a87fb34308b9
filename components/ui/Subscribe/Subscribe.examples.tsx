import { Subscribe } from './Subscribe'

export const examples = {
  'calendar and file': (
    <Subscribe
      text="Follow the calendar of the school."
      links={[
        { href: 'webcal://school.example/calendar.ics', label: 'Follow' },
        { href: '/calendar.ics', label: 'Download' },
      ]}
    />
  ),
  'one feed': <Subscribe links={[{ href: '/news.xml', label: 'News feed' }]} />,
}
