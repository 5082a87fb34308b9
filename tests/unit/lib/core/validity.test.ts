import { listValidityWarnings } from '@/lib/core/validity'

const setClock = (now: string) => jest.useFakeTimers({ now: new Date(now) })
afterEach(() => jest.useRealTimers())

const item = 'Fire safety certificate'
const file = { href: '/documents/fire.pdf', type: 'PDF', validUntil: '2027-03-31' }

it.each([
  // 61 days before, in the last minute of the day in Asia/Kolkata.
  ['2027-01-29T18:29:00Z', undefined],
  ['2027-01-29T18:31:00Z', 'valid until 31 March 2027, 60 days left'],
  ['2027-03-30T06:00:00Z', 'valid until 31 March 2027, 1 day left'],
  ['2027-03-31T18:29:00Z', 'valid until 31 March 2027, its last day'],
  ['2027-03-31T18:31:00Z', 'ran out on 31 March 2027'],
  ['2029-01-01T00:00:00Z', 'ran out on 31 March 2027'],
])('on %s: %s', (now, says) => {
  setClock(now)
  expect(listValidityWarnings([{ item, file }])).toEqual(says ? [{ item, says }] : [])
})

it('says nothing about what is awaited or has no end', () => {
  setClock('2030-01-01T00:00:00Z')
  const endless = { ...file, validUntil: undefined }
  expect(listValidityWarnings([{ item }, { item, file: endless }])).toEqual([])
})
