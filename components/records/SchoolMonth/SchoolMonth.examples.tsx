import { SchoolMonth } from './SchoolMonth'

export const examples = {
  'the current month': (
    <SchoolMonth
      today="2026-12-03"
      month={{
        year: 2026,
        month: 12,
        days: [
          {
            kind: 'event',
            first: '2026-12-05',
            last: '2026-12-05',
            title: 'Sports day',
            href: '/events/sports-day',
          },
          {
            kind: 'examination',
            first: '2026-12-07',
            last: '2026-12-11',
            title: 'Second unit test',
            note: 'Classes III to XII',
          },
          { kind: 'holiday', first: '2026-12-24', last: '2027-01-02', title: 'Winter vacation' },
        ],
      }}
    />
  ),
  'a month in which a vacation ends': (
    <SchoolMonth
      isLater
      month={{
        year: 2027,
        month: 1,
        days: [
          { kind: 'holiday', first: '2026-12-24', last: '2027-01-02', title: 'Winter vacation' },
        ],
      }}
    />
  ),
  'a month without days': <SchoolMonth month={{ year: 2027, month: 5, days: [] }} />,
}
