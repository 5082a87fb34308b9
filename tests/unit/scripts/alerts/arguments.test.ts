import { parseArguments, toAlert } from '@/scripts/alerts/arguments'
import { UsageError } from '@/scripts/support/command-line'
import { setClock } from '../../lib/enquiries/support/clock'

const at = (moment: string) => setClock(Date.parse(`${moment}+05:30`))
const instant = (moment: string) => new Date(`${moment}+05:30`)

afterEach(() => jest.useRealTimers())

describe('the end of an alert', () => {
  it.each([
    ['2026-11-23T00:00:00', '2026-11-23T18:00:00'],
    ['2026-11-23T17:59:59', '2026-11-23T18:00:00'],
  ])('set at %s is at six in the afternoon, in India', (time, end) => {
    at(time)
    expect(toAlert('Closed', {}).until).toEqual(instant(end))
  })

  it.each(['2026-11-23T18:00:00', '2026-11-23T23:59:59'])('is required at %s', (time) => {
    at(time)
    expect(() => toAlert('Closed', {})).toThrow(
      'After 18:00 an alert needs its end, such as --until "2026-11-24 18:00".',
    )
    expect(toAlert('Closed', { until: '2026-11-24 9:30' }).until).toEqual(
      instant('2026-11-24T09:30:00'),
    )
  })

  it('is at most seven days ahead', () => {
    at('2026-11-23T10:00:00')
    expect(toAlert('Closed', { until: '2026-11-30 10:00' }).until).toEqual(
      instant('2026-11-30T10:00:00'),
    )
    expect(() => toAlert('Closed', { until: '2026-11-30 10:01' })).toThrow(
      'The end is more than 7 days ahead.',
    )
  })

  it('is later than now', () => {
    at('2026-11-23T10:00:00')
    expect(() => toAlert('Closed', { until: '10:00' })).toThrow(/^10:00 has passed/)
    expect(toAlert('Closed', { until: '10:01' }).until).toEqual(instant('2026-11-23T10:01:00'))
  })
})

it('has at most 200 characters, as one counts them', () => {
  at('2026-11-23T10:00:00')
  for (const character of ['x', '😀', 'क']) {
    expect(toAlert(character.repeat(200), {}).text.en).toBe(character.repeat(200))
    expect(() => toAlert(character.repeat(201), {})).toThrow('The text has 201 characters')
  }
})

it('is one line of plain text, and concerns are listed once, in the order of the school', () => {
  at('2026-11-23T10:00:00')
  const alert = toAlert(' Cafe\u0301\n\t<b>closed</b> ', {
    concerns: 'class-9,Route 3,hostel,route-3',
  })
  expect(alert.text).toEqual({ en: 'Café <b>closed</b>' })
  expect(alert.concerns).toEqual(['hostel', 'route-3', 'class-9'])
  expect(toAlert('Closed', { concerns: 'everybody' }).concerns).toEqual([])
  for (const text of ['a\u0000b', 'a\u202eb', '\u200bab\ufeff'])
    expect(toAlert(text, {}).text.en).toBe('ab')
})

const until = ['--until', '2026-11-24 10:00']

it.each<[args: string[], sentence: RegExp]>([
  [['X'.repeat(201), ...until], /^The text has 201 characters; 200 is the most\.$/],
  [['  ', ...until], /^The text is empty\.$/],
  [['lsit'], /^“lsit” is neither a command \(list, end, drill\) nor an alert, which is more /],
  [['set', ...until], /^“set” is neither a command/],
  [['Closed', 'today'], /^Put the text, and a day with its time, between quotation marks/],
  [['Late', '--kind', 'flood', ...until], /^“flood” is no kind: use closed, changed, notice\.$/],
  [['Late', '--until', '25:00'], /^“25:00” is not a time: use 18:00, or/],
  [['Late', '--until', '2026-02-31 10:00'], /^“2026-02-31 10:00” is not a time/],
  [['Late', '--until', '2020-01-01 10:00'], /^2020-01-01 10:00 has passed/],
  [['Late', '--until', '2099-01-01 10:00'], /^The end is more than 7 days ahead\.$/],
  [['Late', '--since', '2099-01-01 10:00', ...until], /^It would end before it begins\.$/],
  [
    ['Late', '--concerns', 'route-9', ...until],
    /^“route-9” is neither a route nor a class: use hostel, /,
  ],
  [['Late', '--link', 'javascript:alert(1)', ...until], /^“javascript:alert\(1\)” is no link/],
  [['Late', '--link', '//example.com', ...until], /is no link/],
  [['Late', '--telephone', 'desk 4', ...until], /^“desk 4” is no telephone number/],
  [['Late', '--hi', 'x'.repeat(201), ...until], /^The text has 201 characters/],
  [['Late', '--colour', 'red'], /^Unknown option '--colour'\.$/],
  [['Late', '--until'], /argument missing\.$/],
  [['list', 'all'], /^list does not take “all”\.$/],
  [['list', '--kind', 'closed'], /^--kind does not belong to list\.$/],
])('%j is refused in one sentence', (args, sentence) => {
  at('2026-11-23T10:00:00')
  const refused = () => {
    const { argument, values } = parseArguments(args)
    toAlert(argument ?? '', values)
  }
  expect(refused).toThrow(UsageError)
  expect(refused).toThrow(sentence)
  expect(refused).not.toThrow('\n')
})
