import { HostelFeeTable } from './HostelFeeTable'

export const examples = {
  'a room without air conditioning': (
    <HostelFeeTable
      session="2026-27"
      rooms={[
        {
          value: 'non-ac',
          room: 'Non-AC',
          instalments: [
            { part: 'first', amount: 175000 },
            { part: 'second', amount: 70000 },
          ],
          total: 245000,
        },
      ]}
    />
  ),
}
