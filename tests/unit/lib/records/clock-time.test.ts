import { parseClock } from '@/lib/records/event-time'

it.each([
  ['08:30 am', 8, 30],
  ['08:00 am', 8, 0],
  [' 4:30 PM ', 16, 30],
  ['9 am', 9, 0],
  ['4.15 p.m.', 16, 15],
  ['12:00 pm', 12, 0],
  ['12:05 am', 0, 5],
  ['10:00 am to 1:00 pm', 10, 0],
  ['14:00', 14, 0],
  ['09:30:00', 9, 30],
])('%j is a time of day', (text, hour, minute) => {
  expect(parseClock(text)).toEqual({ hour, minute })
})

it.each([
  null,
  '',
  'after the assembly',
  'from 8:30 am',
  '02:30',
  '2:30',
  '10:30 - 12:30 pm',
  '13:00 pm',
  '8:75 am',
  '25:00',
  '9 amber flags',
])('%j is not a time of day', (text) => {
  expect(parseClock(text)).toBeNull()
})
