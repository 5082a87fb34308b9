import {
  getEventPhase,
  isNew,
  findAlbumOfEvent,
  takeAlbumsAbout,
  findNewsAbout,
  findNextEventAbout,
  takeEventsBeside,
  takeEventsOfNotice,
  takeNextEvents,
  findUpcomingEvents,
} from '@/lib/records/recency'
import { newsItem, schoolEvent } from '@/tests/support/fixtures/records'

/** 00:30 on 21 November in Kolkata, still the 20th in UTC. */
const today = new Date('2026-11-20T19:00:00Z')

describe('an item is new', () => {
  it.each([
    ['2026-11-21T00:00:00Z', true],
    ['2026-11-20T18:30:00Z', true],
    ['2026-11-15T00:00:00Z', true],
    ['2026-11-14T00:00:00Z', false],
    ['2026-11-22T00:00:00Z', false],
    [null, false],
    ['invalid', false],
  ] as const)('when it is from the last seven days: %s is %s', (date, expected) => {
    expect(isNew(date, today)).toBe(expected)
  })
})

describe('an event', () => {
  const phase = (date: string | null, end: string | null = null) =>
    getEventPhase({ date, end }, today)

  it('is coming, on, or over by the date in Kolkata', () => {
    expect(phase('2026-11-22T00:00:00Z')).toBe('coming')
    expect(phase('2026-11-21T00:00:00Z')).toBe('on')
    expect(phase('2026-11-20T00:00:00Z')).toBe('over')
    expect(phase(null)).toBe('undated')
  })

  it('is on until the end of its last day', () => {
    expect(phase('2026-11-19T00:00:00Z', '2026-11-21T00:00:00Z')).toBe('on')
    expect(phase('2026-11-19T00:00:00Z', '2026-11-20T00:00:00Z')).toBe('over')
  })
})

describe('the next events', () => {
  const titles = (days: string[]) => {
    const events = days.map((day) => schoolEvent({ title: day, date: `${day}T00:00:00Z` }))
    return findUpcomingEvents([...events, schoolEvent()], today).map(({ title }) => title)
  }

  it('are those that are not over, earliest first', () => {
    expect(titles(['2026-12-19', '2026-11-27', '2026-11-14', '2026-12-05'])).toEqual([
      '2026-11-27',
      '2026-12-05',
      '2026-12-19',
    ])
  })

  it('are one above the list, and no more than six after it', () => {
    const days = Array.from({ length: 8 }, (_, index) => `2026-11-${22 + index}`)
    const events = days.map((day) => schoolEvent({ title: day, date: `${day}T00:00:00Z` }))
    const { next, coming } = takeNextEvents(events, today)
    expect(next?.title).toBe(days[0])
    expect(coming.map(({ title }) => title)).toEqual(days.slice(1, 7))
  })
})

describe('the events on the page of a record', () => {
  const events = [22, 23, 24, 25, 26, 27].map((day) =>
    schoolEvent({ id: String(day), date: `2026-11-${day}T00:00:00Z` }),
  )

  it('are the next four, without itself (R-NEWS-5)', () => {
    const ids = takeEventsBeside(events, today, '23').map(({ id }) => id)
    expect(ids).toEqual(['22', '24', '25', '26'])
  })

  const eventsOf = (notice: Parameters<typeof takeEventsOfNotice>[0]) => {
    const { named, coming } = takeEventsOfNotice(notice, events, today)
    return [named.map(({ id }) => id), coming.map(({ id }) => id)]
  }

  it.each([
    ['Sports day programme for 25 November', ['25'], ['22', '23', '24', '26']],
    [
      'Sports day, Wednesday 25 November 2026, and practice on 24 November.',
      ['24', '25'],
      ['22', '23', '26', '27'],
    ],
    ['Blazers from 5 November', [], ['22', '23', '24', '25']],
    ['Sports day programme for 25 December', [], ['22', '23', '24', '25']],
    ['The office is closed on the 20 November', [], ['22', '23', '24', '25']],
    ['Matches on 22 November, 24 November and 25 November', [], ['22', '23', '24', '25']],
  ])(
    'are those on the one or two days that a notice names, and the next: %s (R-NEWS-5)',
    (text, named, coming) => {
      for (const notice of [
        { date: '2026-11-10', title: text, description: '' },
        { date: '2026-11-10', title: 'Notice', description: text },
      ]) {
        expect(eventsOf(notice)).toEqual([named, coming])
      }
    },
  )

  it.each(['25th November', '25 Nov', 'Nov 25', 'November 25th', '25 november, 8 am'])(
    'are those on a day written as %s',
    (day) => {
      const notice = { date: '2026-11-10', title: `Sports day: ${day}`, description: '' }
      expect(eventsOf(notice)[0]).toEqual(['25'])
    },
  )

  it.each(['2025-11-10', null, 'soon'])(
    'are the next ones on a notice of the year before, or without a day: %s',
    (date) => {
      const notice = { date, title: 'Sports day on 25 November', description: '' }
      expect(eventsOf(notice)).toEqual([[], ['22', '23', '24', '25']])
    },
  )
})

describe('the event for the page of an activity', () => {
  const exhibition = schoolEvent({ title: 'Science exhibition', date: '2026-11-27' })
  const sportsDay = schoolEvent({ title: 'Annual sports day', date: '2026-12-05' })
  const over = schoolEvent({ title: 'House sports', date: '2026-11-02' })
  const events = [over, sportsDay, exhibition]

  it('is the next event whose title has a phrase', () => {
    expect(findNextEventAbout(['sports day', 'swimming'], events, today)).toBe(sportsDay)
  })

  it('is nothing when no title has one as whole words, or all such events are over', () => {
    expect(findNextEventAbout(['sport', 'day sports'], events, today)).toBeUndefined()
    expect(findNextEventAbout(['house'], events, today)).toBeUndefined()
  })
})

const album = (title: string, date: string, description = '') => ({
  id: title,
  title,
  description,
  date,
  pictures: [{ href: '/api/image/1.jpg', isPicture: true }],
})

describe('the albums for the page of an activity', () => {
  const train = album('Up the line on the toy train', '2025-09-23')
  const older = album('A toy train', '2024-09-23')

  it('are the latest whose title has a phrase, whatever a description mentions', () => {
    const heats = album('Swimming heats', '2026-05-15', 'On the day of the toy train.')
    const albums = [older, train, heats]
    expect(takeAlbumsAbout(['toy train'], albums, today)).toEqual([train, older])
    expect(takeAlbumsAbout(['museum'], albums, today)).toEqual([])
  })

  it('have pictures and a page, and are not in the future', () => {
    const albums = [
      { ...train, pictures: [] },
      { ...train, id: null },
      { ...train, date: '2027-01-01' },
      older,
    ]
    expect(takeAlbumsAbout(['toy train'], albums, today)).toEqual([older])
  })
})

test('the latest news about something has it in its title, and is of the past weeks', () => {
  const news = (title: string, date: string) => newsItem({ title, date })
  const timings = news('Winter bus timings begin', '2026-11-16')
  const older = news('The buses wait on Friday', '2026-10-22')
  const others = [
    news('Business studies fair', '2026-11-20'),
    news('A new bus', '2026-11-22'),
    news('Bus passes', '2026-10-21'),
  ]
  const phrases = ['bus', 'buses']
  expect(findNewsAbout(phrases, [...others, older, timings], today)).toBe(timings)
  expect(findNewsAbout(phrases, [...others, older], today)).toBe(older)
  expect(findNewsAbout(phrases, others, today)).toBeUndefined()
})

describe('the album of an event', () => {
  const football = schoolEvent({ id: '1', date: '2026-08-28', end: '2026-08-29' })
  const wet = album('Two wet afternoons', '2026-08-29')

  it('is dated on one of its days', () => {
    const albums = [album('Before', '2026-08-27'), wet, album('After', '2026-08-30')]
    expect(findAlbumOfEvent(football, [football], albums)).toBe(wet)
    expect(findAlbumOfEvent(football, [football], [{ ...wet, pictures: [] }])).toBeUndefined()
  })

  it('is not known when two albums or two events share the day', () => {
    const quiz = schoolEvent({ id: '2', date: '2026-08-29' })
    expect(findAlbumOfEvent(football, [football, quiz], [wet])).toBeUndefined()
    expect(findAlbumOfEvent(football, [football], [wet, { ...wet, id: '3' }])).toBeUndefined()
  })
})
