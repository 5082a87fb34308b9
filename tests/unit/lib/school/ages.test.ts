import { shiftBirths } from '@/lib/school/ages'
import { ageRowEleven, ageRows } from '@/tests/fixtures/tables/ages'

it('keeps the published dates of birth for their session', () => {
  for (const { born } of ageRows) expect(shiftBirths(born, 0)).toEqual(born)
})

it.each([
  // One day less than published (R-CONTENT-4).
  [ageRows[0]!, 1, '2023-04-01', '2024-03-31'],
  [ageRows[1]!, 1, '2022-04-01', '2023-03-31'],
  [ageRowEleven, 2, '2011-04-01', '2012-03-31'],
  [ageRowEleven, -1, '2008-04-01', '2009-03-31'],
])('finds the dates of birth of $class for %i sessions later', ({ born }, sessions, from, to) => {
  expect(shiftBirths(born, sessions)).toEqual({ from, to })
})

it('has a class for each day between the first and the last in a later session', () => {
  const births = ageRows.map(({ born }) => shiftBirths(born, 1))
  for (const [index, { from }] of births.slice(0, -1).entries()) {
    const before = new Date(`${from}T00:00:00Z`)
    before.setUTCDate(before.getUTCDate() - 1)
    expect(births[index + 1]!.to).toBe(before.toISOString().slice(0, 10))
  }
})
