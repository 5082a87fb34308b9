/** @jest-environment node */
import type { SchoolEvent } from '@/lib/content/types'
import { nextEventAbout } from '@/lib/records/next-event'

const today = new Date('2026-11-24T05:00:00Z')
const event = (title: string, date: string) => ({ title, date, end: null }) as SchoolEvent

const exhibition = event('Science exhibition', '2026-11-27T00:00:00.000Z')
const sportsDay = event('Annual sports day', '2026-12-05T00:00:00.000Z')
const events = [event('House sports', '2026-11-02T00:00:00.000Z'), sportsDay, exhibition]

it('is the next event with a keyword of the page in its title', () => {
  expect(nextEventAbout(['sports', 'swimming pool'], events, today)).toBe(sportsDay)
})

it('is the next event of all when no title has a keyword', () => {
  expect(nextEventAbout(['picnics'], events, today)).toBe(exhibition)
})

it('is nothing when all events are over', () => {
  expect(nextEventAbout(['sports'], events.slice(0, 1), today)).toBeUndefined()
})
