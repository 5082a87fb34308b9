import { ButtonLink } from '@/components/ui/Button/Button'
import { NextDays } from './NextDays'

export const examples = {
  'a holiday and a test': (
    <NextDays
      today="2026-11-24"
      days={[
        { kind: 'holiday', first: '2026-12-24', last: '2027-01-02', title: 'Winter vacation' },
        {
          kind: 'examination',
          first: '2026-12-07',
          last: '2026-12-11',
          title: 'Second unit test',
          note: 'Classes III to XII',
        },
      ]}
      actions={<ButtonLink href="/calendar.ics">Download</ButtonLink>}
    />
  ),
}
