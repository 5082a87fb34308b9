import { AlertNotice } from './AlertNotice'

const evening = { until: 'Until 6:00 pm today', end: '2026-11-27T18:00:00+05:30' }

export const examples = {
  closed: (
    <AlertNotice
      kind="closed"
      word="Closed"
      text="Landslide on the highway, no bus runs."
      translations={[]}
      {...evening}
    />
  ),
  'changed, with a translation': (
    <AlertNotice
      kind="changed"
      word="Changed"
      text="Route 3 runs by Assam More, 40 minutes late."
      translations={[{ lang: 'bn', text: 'রুট ৩ আজ ৪০ মিনিট দেরিতে চলছে।' }]}
      {...evening}
    />
  ),
  notice: (
    <AlertNotice
      kind="notice"
      word="Notice"
      text="Buses run again."
      translations={[]}
      {...evening}
    />
  ),
}
