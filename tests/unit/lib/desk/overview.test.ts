import { publishRecord, withdrawRecord } from '@/lib/desk/records/publish'
import { recordOverview } from '@/lib/desk/records/overview'
import { getTitle } from '@/lib/desk/records/record'
import { createRecord } from '@/lib/desk/records/save'
import { setClock } from '../enquiries/support/clock'
import { editor, engines, useDesk, writer } from './support/desk'

const t0 = Date.parse('2026-11-24T09:00:00+05:30')
const hour = 3_600_000

describe.each(engines)('the overview in %s', (engine) => {
  useDesk(engine)
  beforeEach(() => setClock(t0))

  async function create(title: string) {
    const form = { title, text: '', date: '2026-11-24', url: '', documents: [] }
    const saved = await createRecord(writer, { kind: 'news', form })
    if (saved.outcome !== 'saved') throw new Error(saved.outcome)
    return saved.record
  }

  async function publish(title: string, { from = 0, until = 0 } = {}) {
    const { id, version } = await create(title)
    await publishRecord(editor, {
      id,
      version,
      publishAt: from ? new Date(t0 + from * hour) : null,
      endAt: until ? new Date(t0 + until * hour) : null,
    })
    return { id, version }
  }

  it('shows a few records of each state, and counts them all', async () => {
    for (let number = 1; number <= 6; number++) await publish(`Live ${number}`)
    await publish('Ends tomorrow', { until: 24 })
    await publish('Ends today', { until: 5 })
    await publish('Ends in a month', { until: 700 })
    await publish('In two days', { from: 48 })
    await publish('Tomorrow', { from: 24 })
    await create('A draft')
    await withdrawRecord(editor, await publish('Withdrawn'))
    const { live, scheduled, ending, drafts, counts } = await recordOverview(writer)
    const titles = (records: typeof live) => records.map(({ form }) => getTitle(form))
    expect(live).toHaveLength(5)
    expect(titles(scheduled)).toEqual(['Tomorrow', 'In two days'])
    expect(titles(ending)).toEqual(['Ends today', 'Ends tomorrow'])
    expect(titles(drafts).sort()).toEqual(['A draft', 'Withdrawn'])
    expect(counts).toEqual({ live: 9, scheduled: 2, draft: 2 })
    setClock(t0 + 24 * hour)
    expect((await recordOverview(writer)).counts).toEqual({ live: 8, scheduled: 1, draft: 2 })
  })
})
