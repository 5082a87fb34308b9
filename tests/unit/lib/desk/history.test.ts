import { getSiteDatabase } from '@/lib/database/site-database'
import { listHistory, listHistoryPeople, addHistoryEntry } from '@/lib/desk/history/history'
import type { Actor } from '@/lib/desk/operation'
import { setClock } from '../enquiries/support/clock'
import { editor, engines, owner, useDesk, writer } from './support/desk'

const t0 = Date.parse('2026-11-24T09:00:00+05:30')

describe.each(engines)('the history in %s', (engine) => {
  useDesk(engine)
  beforeEach(async () => {
    setClock(t0)
    const { db } = await getSiteDatabase()
    const entries: [Actor, Parameters<typeof addHistoryEntry>[1]][] = [
      [writer, { action: 'saved', kind: 'notice', subject: 'a', title: 'A' }],
      [editor, { action: 'published', kind: 'notice', subject: 'a', title: 'A' }],
      [editor, { action: 'viewed', kind: 'enquiry', subject: 'ENQ-2345-6789', title: 'E' }],
      [editor, { action: 'saved', kind: 'certificate', subject: 'c', title: 'C' }],
      [owner, { action: 'invited', kind: 'person', subject: 'p', title: 'P' }],
      [writer, { action: 'uploaded', title: 'F' }],
    ]
    for (const [actor, entry] of entries) await addHistoryEntry({ db, actor }, entry)
  })

  const titles = async (actor: Actor, filter = {}) =>
    (await listHistory(actor, filter)).map(({ title }) => title).join('')

  it('can be filtered by person and kind, and read in pages', async () => {
    expect(await titles(owner, { by: 'e' })).toBe('CEA')
    expect(await titles(owner, { kind: 'notice' })).toBe('AA')
    expect(await titles(owner, { kind: 'notice', by: 'w' })).toBe('A')
    const [, , third] = await listHistory(owner)
    expect(await titles(owner, { before: third!.number })).toBe('EAA')
    expect(await listHistoryPeople(writer)).toEqual([
      { id: 'e', name: 'Editor' },
      { id: 'o', name: 'Owner' },
      { id: 'w', name: 'Writer' },
    ])
  })

  it('hides from a role what that role may not see', async () => {
    expect(await titles(owner)).toBe('FPCEAA')
    expect(await titles(editor)).toBe('FCEAA')
    expect(await titles(writer)).toBe('FAA')
    expect(await titles(writer, { kind: 'enquiry' })).toBe('')
    expect(await titles(writer, { subject: 'c' })).toBe('')
  })
})
