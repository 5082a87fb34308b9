import { DateFlag } from './DateFlag'

const date = '2026-12-05T00:00:00Z'

export const examples = {
  'day and month': <DateFlag date={date} index={0} />,
  'the complete date': <DateFlag date={date} index={1} text="5 Dec 2026" />,
  'each house colour': (
    <p style={{ display: 'flex', gap: '1rem' }}>
      {[0, 1, 2, 3].map((index) => (
        <DateFlag key={index} date={date} index={index} />
      ))}
    </p>
  ),
}
