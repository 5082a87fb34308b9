import { TransportTable } from './TransportTable'

export const examples = {
  'one fee is published': (
    <TransportTable
      terms={{ session: '2026-27', registration: 2500, tuitionMonths: 12, dueDay: 10 }}
      routes={[
        { number: 1, locations: 'Within the town', revisedFee: 1450 },
        { number: 2, locations: 'Goaltuli area', revisedFee: null },
      ]}
    />
  ),
  'no fee is published': (
    <TransportTable
      terms={{ session: '2026-27', registration: 2500, tuitionMonths: 12, dueDay: 10 }}
      routes={[{ number: 1, locations: 'Within the town', revisedFee: null }]}
    />
  ),
}
