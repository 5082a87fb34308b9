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

const answerTo = async (lookup: Awaited<ReturnType<typeof findEvent>>) => {
  jest.mocked(findEvent).mockResolvedValue(lookup)
  return handleEvent('soon')
}

describe('the file of one event', () => {
  it('is given from a saved copy too', async () => {
    const answer = await answerTo({ outcome: 'found', record: soon, source: 'saved', readAt })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/UID:event-soon@/)
  })

  it('is missing when the service says so', async () => {
    const answer = await answerTo({ outcome: 'missing' })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it('is missing when the event has no day', async () => {
    const record = schoolEvent({ id: 'soon', date: 'invalid' })
    const answer = await answerTo({ outcome: 'found', record, source: 'live', readAt })
    expect(answer.status).toBe(404)
  })

  it('is not missing because the service fails', async () => {
    const answer = await answerTo({ outcome: 'failed', failure: 'Network Error' })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
})

describe('the calendar of all events', () => {
  it('holds the past year and what is coming', async () => {
    const old = schoolEvent({ id: 'old', date: '2024-12-04T18:30:00.000Z' })
    const past = schoolEvent({ id: 'past', date: '2026-01-04T18:30:00.000Z' })
    jest.mocked(listEvents).mockResolvedValue(live(soon, past, old))
    const file = await (await handleEventCalendar()).text()
    expect(file.match(/UID:event-\w+/g)).toEqual(['UID:event-soon', 'UID:event-past'])
  })

  it('is never empty because the service fails', async () => {
    jest.mocked(listEvents).mockResolvedValue(none)
    const answer = await handleEventCalendar()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  })
})
