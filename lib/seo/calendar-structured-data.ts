import 'server-only'
import type { ItemList, WithContext } from 'schema-dts'
import { school } from '@/content/school'
import { toAbsoluteUrl } from './absolute-urls'
import { buildSchoolAddress } from './school-structured-data'

/** `first` and `last` are ISO days. */
type ListedDay = { title: string; first: string; last: string; href?: string }

/** Returns the days of the school calendar that are not over (R-YEAR-6), as visitors see them: without times. */
export const buildCalendarData = (days: readonly ListedDay[]): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: days.map(({ title, first, last, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: {
      '@type': 'Event',
      name: title,
      startDate: first,
      endDate: last,
      location: { '@type': 'Place', name: school.name, address: buildSchoolAddress() },
      url: toAbsoluteUrl(href ?? '/calendar'),
    },
  })),
})
