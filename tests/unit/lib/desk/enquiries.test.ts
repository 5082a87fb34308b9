import { getSiteDatabase } from '@/lib/database/site-database'
import { addEnquiryNote, eraseEnquiry, setEnquiryState } from '@/lib/desk/enquiries/change'
import { exportEnquiries } from '@/lib/desk/enquiries/export'
import { formatFilterQuery, readFilter } from '@/lib/desk/enquiries/filter'
import {
  countEnquiries,
  countNewEnquiries,
  getEnquiry,
  listEnquiries,
} from '@/lib/desk/enquiries/list'
import { listHistory } from '@/lib/desk/history/history'
import { ForbiddenError, type Actor } from '@/lib/desk/operation'
import { createStore } from '@/lib/enquiries/store'
import { setClock } from '../enquiries/support/clock'
import { enquiry, form } from '../enquiries/support/samples'
import { editor, engines, owner, useDesk, writer } from './support/desk'

const t0 = Date.parse('2026-11-24T09:00:00+05:30')
const day = 86_400_000

describe.each(engines)('enquiries at the desk in %s', (engine) => {
  useDesk(engine)
  beforeEach(() => setClock(t0))

  async function send(values: Partial<typeof enquiry> = {}, at = t0): Promise<string> {
    setClock(at)
    const store = createStore(await getSiteDatabase(), ['provider'])
    const saved = await store.save({ enquiry: { ...enquiry, ...values }, ...form })
    if (saved.outcome === 'conflict') throw new Error(saved.outcome)
    return saved.reference
  }

  const history = async (actor: Actor = editor) =>
    (await listHistory(actor)).map(({ by, action, title }) => `${by.name} ${action} ${title}`)

  const names = async (query: Record<string, unknown>) =>
    (await listEnquiries(editor, readFilter(query))).map(({ name }) => name)

  it('are listed, the newest first, with their details', async () => {
    await send({ name: 'First' })
    await send({ name: 'Second', contact: '9000000002' }, t0 + day)
    const [second, first] = await listEnquiries(editor)
    expect(second).toMatchObject({
      name: 'Second',
      state: 'new',
      notes: [],
      deliveries: [{ channel: 'provider', state: 'waiting' }],
    })
    expect(first).toMatchObject({ name: 'First' })
    expect(await countNewEnquiries(editor)).toBe(2)
  })

  it('are found by state, class, days, name, number and e-mail address', async () => {
    const reference = await send({ name: 'Anita Rai', admissionClass: 'Nursery', email: null })
    await send({ name: 'Bikash Roy', contact: '9876543210' }, t0 + day)
    await send({ name: 'অনিতা সেন', contact: '9000000003', email: null }, t0 + 2 * day)
    await setEnquiryState(editor, { reference, state: 'called', from: 'new' })
    expect(await names({ state: 'called' })).toEqual(['Anita Rai'])
    expect(await names({ class: 'Nursery' })).toEqual(['Anita Rai'])
    expect(await names({ class: '9', state: 'new' })).toEqual(['অনিতা সেন', 'Bikash Roy'])
    expect(await names({ from: '2026-11-25', to: '2026-11-25' })).toEqual(['Bikash Roy'])
    expect(await names({ from: '2026-11-26' })).toEqual(['অনিতা সেন'])
    expect(await names({ q: 'ROY bik' })).toEqual(['Bikash Roy'])
    expect(await names({ q: 'অনিতা' })).toEqual(['অনিতা সেন'])
    expect(await names({ q: '+91 98765-43210' })).toEqual(['Bikash Roy'])
    expect(await names({ q: '54321' })).toEqual(['Bikash Roy'])
    expect(await names({ q: 'parent@school' })).toEqual(['Bikash Roy'])
    expect(await names({ q: reference.toLowerCase() })).toEqual(['Anita Rai'])
    expect(await names({ q: "%' or 1=1 --" })).toEqual([])
    expect(await names({ q: '_' })).toEqual([])
    expect(await countEnquiries(editor, readFilter({ class: '9', state: 'called' }))).toEqual({
      new: 2,
    })
  })

  it.each([
    ['a letter that was stored with its dot inside', 'রা\u09df', 'রা\u09af\u09bc'],
    ['the same, searched', 'রা\u09af\u09bc', 'রা\u09df'],
    ['an apostrophe of a phone', 'Anna D’Souza', "d'souza"],
    ['initials', 'S. K. Roy', 'SK Roy'],
    ['a dash of Word', 'Sen–Gupta', 'sen-gupta'],
    ['capitals with accents', 'ÉMILE', 'emile'],
    ['a joiner', 'শু\u200cভ', 'শুভ'],
  ])('are found by a name with %s', async (_, name, search) => {
    await send({ name })
    await send({ name: 'Somebody else', contact: '9000000002' })
    expect(await names({ q: search })).toEqual([name])
    expect(await countEnquiries(editor, readFilter({ q: search }))).toEqual({ new: 1 })
  })

  it.each(['৯৮৭৬৫ ৪৩২১০', '+91 098765 43210', '०९८७६५', '98765-4'])(
    'are found by a number as people write it: %s',
    async (q) => {
      await send({ name: 'Right', contact: '9876543210' })
      await send({ name: 'Wrong', contact: '9000000002' })
      expect(await names({ q })).toEqual(['Right'])
    },
  )

  it('are in the history with days as on all screens', async () => {
    await send()
    await listEnquiries(editor, readFilter({ from: '২০২৬-১১-২৪', to: '2026-11-26' }))
    expect((await history())[0]).toMatch(/viewed from 24 November 2026, to 26 November 2026$/)
  })

  it('take a state, a note and another state, and tell the second of two people', async () => {
    const reference = await send()
    const called = { reference, state: 'called', from: 'new' } as const
    expect(await setEnquiryState(editor, called)).toEqual({ outcome: 'changed' })
    setClock(t0 + 1000)
    expect(await setEnquiryState(owner, { reference, state: 'closed', from: 'new' })).toEqual({
      outcome: 'conflict',
      state: 'called',
    })
    expect(await setEnquiryState(owner, called)).toEqual({ outcome: 'changed' })
    expect(
      await addEnquiryNote(editor, { reference, text: ' Rings back\u202e\non Monday ' }),
    ).toEqual({ outcome: 'added' })
    setClock(t0 + 2000)
    await setEnquiryState(editor, { reference, state: 'visiting', from: 'called' })
    const found = await getEnquiry(editor, reference)
    expect(found?.state).toBe('visiting')
    expect(found?.notes.map(({ actor_name, state, text }) => [actor_name, state, text])).toEqual([
      ['Editor', 'called', ''],
      ['Editor', null, 'Rings back\non Monday'],
      ['Editor', 'visiting', ''],
    ])
    expect(await countNewEnquiries(editor)).toBe(0)
    expect(await addEnquiryNote(editor, { reference, text: ' ' })).toMatchObject({
      outcome: 'invalid',
    })
    expect(await addEnquiryNote(editor, { reference, text: 'x'.repeat(1001) })).toEqual({
      outcome: 'invalid',
      problem: 'The note has 1001 characters; 1000 is the most.',
    })
    for (const missing of [
      setEnquiryState(editor, { ...called, reference: 'ENQ-AAAA-AAAA' }),
      addEnquiryNote(editor, { reference: 'ENQ-AAAA-AAAA', text: 'A' }),
    ])
      expect(await missing).toEqual({ outcome: 'missing' })
  })

  it('are in the history when somebody opens them, without names, and once in ten minutes', async () => {
    const reference = await send({ name: 'Anita Rai' })
    await getEnquiry(editor, reference)
    setClock(t0 + 9 * 60_000)
    await getEnquiry(editor, reference)
    await getEnquiry(owner, reference)
    await listEnquiries(editor, readFilter({ q: 'Anita', class: '9' }))
    setClock(t0 + 11 * 60_000)
    await getEnquiry(editor, reference)
    expect(await getEnquiry(editor, 'ENQ-AAAA-AAAA')).toBeUndefined()
    await listEnquiries(editor, readFilter({ q: 'nobody' }))
    expect(await history()).toEqual([
      `Editor viewed ${reference}`,
      'Editor viewed Class 9, a search',
      `Owner viewed ${reference}`,
      `Editor viewed ${reference}`,
    ])
    expect(JSON.stringify(await listHistory(owner))).not.toMatch(/Anita|9000000001/)
    expect(await listHistory(writer)).toEqual([])
  })

  it('are erased with their notes, one or all with a number', async () => {
    const one = await send()
    const two = await send({ name: 'Brother' })
    const other = await send({ contact: '9000000002' })
    await addEnquiryNote(editor, { reference: one, text: 'A' })
    await addEnquiryNote(editor, { reference: other, text: 'B' })
    expect(await eraseEnquiry(editor, { reference: one, all: true })).toBe(2)
    expect(await eraseEnquiry(editor, { reference: two })).toBe(0)
    const { db } = await getSiteDatabase()
    expect(await db.selectFrom('enquiry_notes').select('text').execute()).toEqual([{ text: 'B' }])
    expect((await listEnquiries(editor)).map(({ reference }) => reference)).toEqual([other])
    expect(await history()).toContain(`Editor erased ${one} and 1 more of the same number`)
    expect(await eraseEnquiry(owner, { reference: other })).toBe(1)
    expect(await db.selectFrom('enquiry_keys').select('key').execute()).toEqual([])
  })

  it('are exported with the filters, safe for spreadsheets', async () => {
    const reference = await send({ name: 'Anita Rai' })
    await send({ name: 'Bikash Roy', contact: '9876543210', admissionClass: 'Nursery' })
    await addEnquiryNote(editor, { reference, text: '=1+1' })
    const csv = await exportEnquiries(editor, readFilter({ class: '9' }))
    expect(csv.split('\r\n')).toHaveLength(3)
    expect(csv).toContain('"new","Editor: =1+1"')
    expect(await history()).toContain('Editor exported 1: Class 9')
  })

  it('are hidden below the role of an editor', async () => {
    const reference = await send()
    for (const attempt of [
      () => listEnquiries(writer),
      () => countNewEnquiries(writer),
      () => getEnquiry(writer, reference),
      () => setEnquiryState(writer, { reference, state: 'closed', from: 'new' }),
      () => addEnquiryNote(writer, { reference, text: 'A' }),
      () => eraseEnquiry(writer, { reference }),
      () => exportEnquiries(writer),
    ])
      await expect(attempt()).rejects.toThrow(ForbiddenError)
    expect((await getEnquiry(editor, reference))?.state).toBe('new')
  })
})

describe('the filter of the enquiries', () => {
  it('ignores invalid values, and survives a round trip through its address', () => {
    expect(readFilter({ state: 'gone', class: '10', from: '2026-02-31', to: 'x', q: ' ' })).toEqual(
      {},
    )
    const filter = readFilter({ state: 'new', class: '9', from: '2026-11-01', q: 'A & B' })
    expect(formatFilterQuery(filter)).toBe('?state=new&class=9&from=2026-11-01&q=A+%26+B')
    expect(readFilter(Object.fromEntries(new URLSearchParams(formatFilterQuery(filter))))).toEqual(
      filter,
    )
    expect(formatFilterQuery({})).toBe('')
  })
})
