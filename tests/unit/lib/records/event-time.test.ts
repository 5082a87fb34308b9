import { parseEventTime } from '@/lib/records/event-time'

test.each([
  ['08:00 am', { start: { hour: 8, minute: 0 } }],
  ['10.30 AM', { start: { hour: 10, minute: 30 } }],
  ['2 pm', { start: { hour: 14, minute: 0 } }],
  ['১০:৩০ am', { start: { hour: 10, minute: 30 } }],
  ['१४:००', { start: { hour: 14, minute: 0 } }],
  ['12 am', { start: { hour: 0, minute: 0 } }],
  ['12:15 p.m.', { start: { hour: 12, minute: 15 } }],
  ['14:00', { start: { hour: 14, minute: 0 } }],
  ['9 - 11:30 am', { start: { hour: 9, minute: 0 }, end: { hour: 11, minute: 30 } }],
  ['11 - 1 pm', { start: { hour: 11, minute: 0 }, end: { hour: 13, minute: 0 } }],
  ['10 to 12 pm', { start: { hour: 10, minute: 0 }, end: { hour: 12, minute: 0 } }],
  ['07:00 – 9 pm', { start: { hour: 19, minute: 0 }, end: { hour: 21, minute: 0 } }],
  ['14:00 - 4 pm', { start: { hour: 14, minute: 0 }, end: { hour: 16, minute: 0 } }],
  ['10:30 am to 1 pm', { start: { hour: 10, minute: 30 }, end: { hour: 13, minute: 0 } }],
  ['09:00 – 16:00', { start: { hour: 9, minute: 0 }, end: { hour: 16, minute: 0 } }],
])('%s is parsed', (text, time) => {
  expect(parseEventTime(text)).toEqual(time)
})

test('an end that is not after its start is left out', () => {
  expect(parseEventTime('4 pm to 2 pm')).toEqual({ start: { hour: 16, minute: 0 } })
})

test.each([
  '',
  '9',
  'Morning assembly',
  '25:00',
  '13 pm',
  '10:75 am',
  '8 am to 9 am to 10 am',
  'noon',
  '10 - 1 am',
])('%j is not a time', (text) => {
  expect(parseEventTime(text)).toBeUndefined()
})
