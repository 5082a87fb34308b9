/** @jest-environment node */
import { handleEvent, handleEventCalendar } from '@/lib/calendar/handlers'
import { listEvents } from '@/lib/content/collections'
import { findEvent } from '@/lib/content/find'
import { live, none, schoolEvent } from '@/tests/support/fixtures/records'

jest.mock('@/lib/content/collections', () => ({ listEvents: jest.fn() }))
jest.mock('@/lib/content/find', () => ({ findEvent: jest.fn() }))
jest.mock('@/lib/core/dates', () => ({
  ...jest.requireActual<typeof import('@/lib/core/dates')>('@/lib/core/dates'),
  now: () => new Date('2026-11-21T06:00:00.000Z'),
}))

const readAt = '2026-11-20T04:35:00.000Z'
const soon = schoolEvent({ id: 'soon', date: '2026-12-04T18:30:00.000Z' })

const responseTo = async (lookup: Awaited<ReturnType<typeof findEvent>>) => {
  jest.mocked(findEvent).mockResolvedValue(lookup)
  return handleEvent('soon')
}

describe('the file of one event', () => {
  it('is served from a saved copy too', async () => {
    const response = await responseTo({ outcome: 'found', record: soon, source: 'saved', readAt })
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/UID:event-soon@/)
  })

  it('is a 404 when the event is missing', async () => {
    const response = await responseTo({ outcome: 'missing' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it('is a 404 when the event has no date', async () => {
    const record = schoolEvent({ id: 'soon', date: 'invalid' })
    const response = await responseTo({ outcome: 'found', record, source: 'live', readAt })
    expect(response.status).toBe(404)
  })

  it('is a 503 when the service fails', async () => {
    const response = await responseTo({ outcome: 'failed', failure: 'Network Error' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
})

describe('the calendar of all events', () => {
  it('contains the past year and all future events', async () => {
    const old = schoolEvent({ id: 'old', date: '2024-12-04T18:30:00.000Z' })
    const past = schoolEvent({ id: 'past', date: '2026-01-04T18:30:00.000Z' })
    jest.mocked(listEvents).mockResolvedValue(live(soon, past, old))
    const file = await (await handleEventCalendar()).text()
    expect(file.match(/UID:event-\w+/g)).toEqual(['UID:event-soon', 'UID:event-past'])
  })

  it('is a 503 when the service fails', async () => {
    jest.mocked(listEvents).mockResolvedValue(none)
    const response = await handleEventCalendar()
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
})
