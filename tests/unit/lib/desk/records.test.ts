import { createDeskSource } from '@/lib/content/client/desk'
import { parseRecords } from '@/lib/content/schemas'
import { dayMilliseconds } from '@/lib/core/dates'
import { listHistory } from '@/lib/desk/history/history'
import { getRecord, listRecords, listVersions } from '@/lib/desk/records/list'
import { formFields, kinds, type Kind } from '@/lib/desk/records/kinds'
import {
  deleteRecord,
  endRecord,
  publishRecord,
  restoreVersion,
  undeleteRecord,
  withdrawRecord,
} from '@/lib/desk/records/publish'
import { states, type DeskRecord } from '@/lib/desk/records/record'
import { createRecord, saveConflicting, saveRecord, type FormInput } from '@/lib/desk/records/save'
import { cleanUp } from '@/lib/desk/service'
import { parseText } from '@/lib/rich-text/text-blocks'
import { setClock } from '../enquiries/support/clock'
import { editor, engines, owner, useDesk, writer } from './support/desk'

const t0 = Date.parse('2026-11-24T09:00:00+05:30')
const hour = 3_600_000
const at = (time: number) => new Date(time)

const notice = {
  title: 'Buses on Saturday',
  text: 'All routes run.',
  date: '2026-11-24',
  url: '',
  documents: [],
}

/** @returns the draft */
async function draft(kind: Kind, form: FormInput): Promise<DeskRecord> {
  const result = await createRecord(writer, { kind, form })
  if (result.outcome !== 'saved') throw new Error(result.outcome)
  return result.record
}

async function publish(record: DeskRecord, times: { publishAt?: Date; endAt?: Date } = {}) {
  const result = await publishRecord(editor, { id: record.id, version: record.version, ...times })
  if (result.outcome !== 'changed') throw new Error(JSON.stringify(result))
  return result.record
}

describe.each(engines)('records in %s', (engine) => {
  const desk = useDesk(engine)
  const source = createDeskSource()
  const titles = async (endpoint = 'news') =>
    ((await source.read(`/api/${endpoint}/dvs`)) as { title: string }[]).map(({ title }) => title)
  beforeEach(() => setClock(t0))

  describe('a correction that visitors see', () => {
    const later = t0 + 48 * hour
    const correction = async () =>
      ((await source.read('/api/news/dvs')) as Record<string, unknown>[])[0]?.correction

    /** Publishes the notice, then a change of it two days later. */
    async function correct(change: FormInput, announce?: 'facts' | 'all' | 'none') {
      const { id } = await publish(await draft('notice', notice))
      setClock(later)
      const form = { ...notice, ...change }
      const saved = await saveRecord(writer, { id, version: 1, form })
      if (saved.outcome !== 'saved') throw new Error(saved.outcome)
      await publishRecord(editor, { id, version: 2, announce })
      return saved.record
    }

    it('is announced when its date changed, with the time of publication', async () => {
      await correct({ date: '2026-11-25' })
      expect(await correction()).toEqual({ at: at(later).toISOString(), fields: ['date'] })
    })

    it.each([
      [undefined, undefined],
      ['all', ['text']],
      ['none', undefined],
    ] as const)(
      'depends on the choice when only the text changed: %s',
      async (announce, fields) => {
        await correct({ text: 'No bus runs.' }, announce)
        expect(await correction()).toEqual(fields && { at: at(later).toISOString(), fields })
      },
    )

    it('is not announced at the first publication, nor for a draft', async () => {
      const record = await draft('notice', notice)
      await saveRecord(writer, {
        id: record.id,
        version: 1,
        form: { ...notice, date: '2026-11-25' },
      })
      await publishRecord(editor, { id: record.id, version: 2, announce: 'all' })
      await saveRecord(writer, { id: record.id, version: 2, form: notice })
      expect(await correction()).toBeUndefined()
    })

    it('stays after a typing error was corrected, and in the version that is restored', async () => {
      const { id } = await correct({ date: '2026-11-25' })
      const told = await correction()
      setClock(later + hour)
      const form = { ...notice, date: '2026-11-25', title: 'Buses on Sunday' }
      await saveRecord(writer, { id, version: 2, form })
      await publishRecord(editor, { id, version: 3, announce: 'none' })
      expect(await correction()).toEqual(told)
      await restoreVersion(editor, { id, version: 3, restore: 1 })
      await publishRecord(editor, { id, version: 4 })
      expect(await correction()).toEqual({ at: at(later + hour).toISOString(), fields: ['date'] })
    })
  })

  it('go from draft to scheduled, live and ended by the clock alone', async () => {
    const record = await draft('notice', notice)
    expect([record.state, record.version, /^[\da-f]{24}$/.test(record.id)]).toEqual([
      'draft',
      1,
      true,
    ])
    expect(await titles()).toEqual([])
    await publish(record, { publishAt: at(t0 + hour), endAt: at(t0 + 2 * hour) })
    for (const [time, state, isShown] of [
      [t0 + hour - 1, 'scheduled', false],
      [t0 + hour, 'live', true],
      [t0 + 2 * hour - 1, 'live', true],
      [t0 + 2 * hour, 'ended', false],
    ] as const) {
      setClock(time)
      expect((await getRecord(writer, record.id))?.state).toBe(state)
      expect(await titles()).toEqual(isShown ? [notice.title] : [])
      for (const other of states)
        expect(await listRecords(writer, { state: other })).toHaveLength(other === state ? 1 : 0)
      expect(await listRecords(writer, { offset: 1 })).toEqual([])
    }
  })

  it('state the kind of a document that somebody has chosen', async () => {
    const { id } = await publish(await draft('notice', { ...notice, documentKind: 'date-sheet' }))
    const kindsShown = async () =>
      ((await source.read('/api/news/dvs')) as object[]).map((row) => ({ ...row, _id: undefined }))
    expect(await kindsShown()).toMatchObject([{ documentKind: 'date-sheet' }])
    const cleared = await saveRecord(writer, { id, version: 1, form: notice })
    if (cleared.outcome !== 'saved') throw new Error(cleared.outcome)
    await publish(cleared.record)
    expect(Object.keys((await kindsShown())[0]!)).not.toContain('documentKind')
    const form = { ...notice, documentKind: 'constructor' }
    expect(await createRecord(writer, { kind: 'notice', form })).toMatchObject({
      problems: { documentKind: 'Choose what the document is.' },
    })
  })

  it('have a list where bullets were pasted from WhatsApp (R-DESK-4)', async () => {
    const text = 'Bring on Saturday:\r\n• The diary\r\n• A pen'
    await publish(await draft('notice', { ...notice, text }))
    const list = (await source.read('/api/news/dvs')) as unknown[]
    const [published] = parseRecords('news', list)
    expect(parseText(published!.formatted ?? published!.description, 'plain')).toMatchObject([
      { kind: 'paragraph' },
      { kind: 'list', items: [{ content: ['The diary'] }, { content: ['A pen'] }] },
    ])
  })

  it('keep every version, and visitors see the published one', async () => {
    const { id } = await publish(await draft('notice', notice))
    const second = await saveRecord(writer, { id, version: 1, form: { ...notice, title: 'Two' } })
    expect(second).toMatchObject({ outcome: 'saved', record: { version: 2, hasChanges: true } })
    expect(await titles()).toEqual([notice.title])
    const same = await saveRecord(writer, { id, version: 2, form: { ...notice, title: 'Two' } })
    expect(same).toMatchObject({ outcome: 'saved', record: { version: 2 } })
    await publishRecord(editor, { id, version: 2 })
    expect(await titles()).toEqual(['Two'])
    const restored = await restoreVersion(writer, { id, version: 2, restore: 1 })
    expect(restored).toMatchObject({ outcome: 'changed', record: { version: 3, hasChanges: true } })
    expect(await titles()).toEqual(['Two'])
    await publishRecord(editor, { id, version: 3 })
    expect(await titles()).toEqual([notice.title])
    const versions = await listVersions(writer, id)
    expect(
      versions.map(({ version, isPublished, savedBy }) => [version, isPublished, savedBy]),
    ).toEqual([
      [3, true, 'Writer'],
      [2, false, 'Writer'],
      [1, false, 'Writer'],
    ])
    expect(
      (await listHistory(writer, { subject: id })).map(({ action, by }) => `${by.name} ${action}`),
    ).toEqual([
      'Editor published',
      'Writer restored',
      'Editor published',
      'Writer saved',
      'Editor published',
      'Writer saved',
    ])
  })

  it('tell the second of two people, and overwrite nothing', async () => {
    const { id } = await draft('notice', notice)
    const form = (title: string) => ({ id, version: 1, form: { ...notice, title } })
    const results = await Promise.all([
      saveRecord(writer, form('A')),
      saveRecord(editor, form('B')),
    ])
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'saved'])
    const winner = results[0]!.outcome === 'saved' ? 'A' : 'B'
    const conflict = results.find(({ outcome }) => outcome === 'conflict')
    expect(conflict).toMatchObject({ record: { version: 2, form: { title: winner } } })
    expect((await getRecord(writer, id))?.form.title).toBe(winner)
    for (const change of [publishRecord, deleteRecord] as const)
      expect(await change(editor, { id, version: 1 })).toMatchObject({ outcome: 'conflict' })
    expect(await restoreVersion(editor, { id, version: 1, restore: 1 })).toMatchObject({
      outcome: 'conflict',
    })
    expect(await saveRecord(editor, { id: 'none', version: 1, form: {} })).toEqual({
      outcome: 'missing',
    })
  })

  it('keep the text of the second person below the one of the first', async () => {
    const { id } = await draft('notice', notice)
    const text = (title: string) => ({ ...notice, title })
    await saveRecord(writer, { id, version: 1, form: text('Theirs') })
    expect(await saveRecord(editor, { id, version: 1, form: text('Mine') })).toMatchObject({
      outcome: 'conflict',
    })
    expect(await saveConflicting(editor, { id, form: text('Mine') })).toEqual({
      outcome: 'saved',
      version: 3,
    })
    const versions = await listVersions(writer, id)
    expect(versions.map(({ form, savedBy }) => [form.title, savedBy])).toEqual([
      ['Theirs', 'Writer'],
      ['Mine', 'Editor'],
      ['Theirs', 'Writer'],
      [notice.title, 'Writer'],
    ])
    // The first person continues: what they see has not changed.
    expect(await saveRecord(writer, { id, version: 2, form: text('Theirs, too') })).toMatchObject({
      outcome: 'saved',
      record: { version: 5 },
    })
    expect(await restoreVersion(editor, { id, version: 5, restore: 3 })).toMatchObject({
      record: { form: { title: 'Mine' } },
    })
    await deleteRecord(editor, { id, version: 6 })
    expect(await saveConflicting(editor, { id, form: text('Late') })).toEqual({
      outcome: 'missing',
    })
  })

  it('keep one version a minute while somebody types', async () => {
    const { id } = await draft('notice', notice)
    let version = 1
    const type = async (title: string, seconds: number, actor = writer) => {
      setClock(t0 + seconds * 1000)
      const form = { ...notice, title }
      const saved = await saveRecord(actor, { id, version, form, isTyping: true })
      if (saved.outcome !== 'saved') throw new Error(saved.outcome)
      version = saved.record.version
    }
    const titles = async () =>
      (await listVersions(writer, id)).map(({ form }) => form.title).toReversed()
    for (const [title, seconds] of [
      ['a', 1],
      ['ab', 2],
      ['abc', 30],
    ] as const)
      await type(title, seconds)
    expect(await titles()).toEqual([notice.title, 'abc'])
    await type('abcd', 70)
    await type('abcde', 72)
    expect(await titles()).toEqual([notice.title, 'abc', 'abcde'])
    await publishRecord(editor, { id, version })
    await type('published before', 73)
    await type('other', 74, editor)
    expect(await titles()).toEqual([notice.title, 'abc', 'abcde', 'published before', 'other'])
    expect((await getRecord(writer, id))?.hasChanges).toBe(true)
  })

  it('are created once when they are sent twice', async () => {
    const id = '0123456789abcdef01234567'
    const send = (title: string) =>
      createRecord(writer, { kind: 'notice', form: { ...notice, title }, id })
    expect(await send('One')).toMatchObject({ outcome: 'saved', record: { id, version: 1 } })
    expect(await send('One')).toMatchObject({ outcome: 'saved', record: { id, version: 1 } })
    expect(await send('One more word')).toMatchObject({ outcome: 'saved', record: { version: 2 } })
    expect(await listRecords(writer)).toHaveLength(1)
    for (const wrong of ['', 'x', '../../etc', `${id}0`])
      expect(await createRecord(writer, { kind: 'notice', form: notice, id: wrong })).toEqual({
        outcome: 'missing',
      })
  })

  it('are found by a part of their title', async () => {
    for (const title of ['100% of 9_A', 'Sports Day', 'স্কুলের খবর', 'back\\slash'])
      await draft('news', { ...notice, title, text: 'Sports' })
    const found = async (search: string) =>
      (await listRecords(writer, { search })).map(({ form }) => form.title)
    expect(await found(' sports  day')).toEqual(['Sports Day'])
    expect(await found('খবর')).toEqual(['স্কুলের খবর'])
    expect(await found('100%')).toEqual(['100% of 9_A'])
    expect(await found('%')).toEqual(['100% of 9_A'])
    expect(await found('_')).toEqual(['100% of 9_A'])
    expect(await found('k\\s')).toEqual(['back\\slash'])
    expect(await found("'")).toEqual([])
    expect(await listRecords(writer, { search: '  ' })).toHaveLength(4)
    const [first, ...others] = await listRecords(writer, { search: 'a' })
    expect(first).toBeDefined()
    expect(await listRecords(writer, { search: 'a', offset: 1 })).toEqual(others)
  })

  it.each([
    ['Café in the ÉCOLE', ['CAFE', 'cafe\u0301', 'école', 'ECOLE cafe']],
    ['রায় স্যারের বিদায়, শ্রেণি ৯', ['রা\u09df', 'রা\u09af\u09bc', 'শ্রেণি 9', 'বিদা\u09df']],
    ['Children’s Day – 2026', ["children's day", 'Childrens', '- 2026']],
    ['বিদ্যালয়ের উৎসব', ['উত\u09cd\u200dসব']],
    ['Half-yearly examination: date sheet', ['half yearly', 'date-sheet']],
  ])('are found by other spellings of the title %j', async (title, searches) => {
    await draft('news', { ...notice, title: 'Another' })
    await draft('news', { ...notice, title })
    for (const search of searches) {
      const found = await listRecords(writer, { search, state: 'draft', kind: 'news' })
      expect([search, found.map(({ form }) => form.title)]).toEqual([
        search,
        [title.normalize('NFC')],
      ])
    }
  })

  it('stay in the bin for 30 days', async () => {
    const record = await publish(await draft('notice', notice))
    const { id, version } = record
    expect(await deleteRecord(editor, { id, version })).toMatchObject({
      record: { state: 'deleted', binUntil: at(t0 + 30 * dayMilliseconds) },
    })
    expect([await titles(), await listRecords(writer)]).toEqual([[], []])
    expect(await saveRecord(writer, { id, version, form: notice })).toEqual({ outcome: 'missing' })
    expect(await undeleteRecord(editor, { id, version })).toMatchObject({
      record: { state: 'live' },
    })
    expect(await titles()).toEqual([notice.title])
    await deleteRecord(editor, { id, version })
    const db = await desk.db()
    // The site runs every day, and somebody works at the desk.
    for (let day = 1; day <= 31; day++) {
      setClock(t0 + day * dayMilliseconds)
      await draft('notice', { ...notice, title: `Notice of day ${day}` })
      await cleanUp(db)
      expect(await listRecords(writer, { state: 'deleted' })).toHaveLength(1)
    }
    setClock(t0 + 32 * dayMilliseconds)
    await cleanUp(db)
    expect(await listRecords(writer, { state: 'deleted' })).toEqual([])
    expect(await listVersions(writer, id)).toEqual([])
  })

  it('stay in the bin while a clock is ahead, and can be restored when it is right again', async () => {
    const record = await publish(await draft('notice', notice))
    await deleteRecord(editor, { id: record.id, version: record.version })
    const db = await desk.db()
    await cleanUp(db)
    // A year ahead, for two days.
    for (const hours of [0, 1, 25, 49]) {
      setClock(t0 + 365 * dayMilliseconds + hours * 3_600_000)
      await cleanUp(db)
    }
    setClock(t0 + 3 * dayMilliseconds)
    await cleanUp(db)
    const { id, version } = record
    expect(await undeleteRecord(editor, { id, version })).toMatchObject({
      record: { state: 'live' },
    })
  })

  it('leave the bin one a day when suspiciously many have expired', async () => {
    const db = await desk.db()
    for (let number = 0; number < 6; number++) {
      const { id, version } = await publish(
        await draft('notice', { ...notice, title: `Notice ${number}` }),
      )
      await deleteRecord(editor, { id, version })
    }
    const left = async () => (await listRecords(writer, { state: 'deleted' })).length
    const ahead = t0 + 365 * dayMilliseconds
    for (const day of [0, 1, 2]) {
      setClock(ahead + day * dayMilliseconds)
      await draft('notice', { ...notice, title: `Written ahead ${day}` })
      await cleanUp(db)
      await cleanUp(db)
    }
    expect(await left()).toBe(4)
  })

  it('can be withdrawn or ended at once', async () => {
    const { id, version } = await publish(await draft('event', { ...notice, venue: 'Hall' }))
    expect(await titles('events')).toEqual([notice.title])
    expect(await endRecord(editor, { id, version })).toMatchObject({ record: { state: 'ended' } })
    expect(await titles('events')).toEqual([])
    expect(await publishRecord(editor, { id, version })).toMatchObject({
      record: { state: 'live' },
    })
    expect(await withdrawRecord(editor, { id, version })).toMatchObject({
      record: { state: 'draft' },
    })
    expect(await titles('events')).toEqual([])
    expect(await endRecord(editor, { id, version })).toEqual({ outcome: 'missing' })
  })

  it('are listed by date, the newest first, and within a day by the time of publication', async () => {
    for (const [title, date] of [
      ['old', '2026-11-20'],
      ['first', '2026-11-24'],
      ['second', '2026-11-24'],
      ['older', '2026-11-19'],
    ]) {
      setClock(Date.now() + 60_000)
      await publish(await draft('news', { ...notice, title, date }))
    }
    expect(await titles()).toEqual(['second', 'first', 'old', 'older'])
    const [first] = (await listRecords(writer)).filter(({ form }) => form.title === 'first')
    setClock(Date.now() + 60_000)
    const saved = await saveRecord(writer, { ...first!, form: { ...notice, title: 'first!' } })
    if (saved.outcome !== 'saved') throw new Error()
    await publish(saved.record)
    expect(await titles()).toEqual(['second', 'first!', 'old', 'older'])
  })

  it('lose no text while it is typed, and name what is missing before publication', async () => {
    const form = {
      title: ' ',
      text: 'Half a **sent',
      date: '',
      url: 'exam',
      documents: ['none.pdf'],
    }
    const { id, content, form: kept } = await draft('notice', form)
    expect([content, kept]).toEqual([
      null,
      { ...form, documents: [], pictures: [], documentKind: '' },
    ])
    const problems = {
      title: 'Give it a title.',
      date: 'Choose a day.',
      url: '“exam” is no link: it begins with / or https://, such as /admission.',
    }
    expect((await getRecord(writer, id))?.problems).toEqual(problems)
    expect(await publishRecord(editor, { id, version: 1 })).toEqual({
      outcome: 'invalid',
      problems,
    })
    const complete = await draft('notice', notice)
    for (const [times, problem] of [
      [{ endAt: at(t0 - 1) }, { endAt: 'It would end before it begins.' }],
      [{ publishAt: at(t0 - hour), endAt: at(t0 - 1) }, { endAt: 'The end has passed already.' }],
      [{ publishAt: at(NaN) }, { publishAt: 'Choose a nearer day.' }],
      [{ publishAt: at(t0 + 4000 * dayMilliseconds) }, { publishAt: 'Choose a nearer day.' }],
    ] as const)
      expect(await publishRecord(editor, { ...complete, ...times })).toMatchObject({
        outcome: 'invalid',
        problems: problem,
      })
  })

  it('give stories that are created or renamed at the same moment different addresses', async () => {
    const story = { title: 'Sports day', text: 'Text', date: '2026-11-24' }
    const begun = await Promise.all(Array.from({ length: 5 }, () => draft('story', story)))
    expect(new Set(begun.map(({ form }) => form.address)).size).toBe(5)
    const renamed = await Promise.all(
      begun.map(({ id }) =>
        saveRecord(writer, { id, version: 1, form: { ...story, address: 'one' } }),
      ),
    )
    const taken = renamed.filter((result) => 'problems' in result && 'address' in result.problems)
    expect(taken).toHaveLength(4)
  })

  it('queue a save of a story and a restore of an earlier version', async () => {
    const story = { title: 'Sports day', text: 'Text', date: '2026-11-24' }
    const drafts = await Promise.all(Array.from({ length: 6 }, () => draft('story', story)))
    const results = await Promise.all(
      drafts.flatMap(({ id, version }) => [
        saveRecord(writer, { id, version, form: { ...story, text: 'Another text' } }),
        restoreVersion(writer, { id, version, restore: 1 }),
      ]),
    )
    expect(results.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(6)
  })

  it('are created once when a form is sent twice at the same moment', async () => {
    const id = 'a'.repeat(24)
    const results = await Promise.all(
      [1, 2, 3].map(() => createRecord(writer, { kind: 'notice', form: notice, id })),
    )
    expect(results.map(({ outcome }) => outcome)).toEqual(['saved', 'saved', 'saved'])
    expect(await listVersions(writer, id)).toHaveLength(1)
  })

  it('need another address when a restored version has one that is taken now', async () => {
    const story = { title: 'Sports day', text: 'Text', date: '2026-11-24', address: 'day' }
    const { id } = await draft('story', story)
    await saveRecord(writer, { id, version: 1, form: { ...story, address: 'other' } })
    await draft('story', story)
    const restored = await restoreVersion(editor, { id, version: 2, restore: 1 })
    expect(restored).toMatchObject({ outcome: 'changed', record: { form: { address: 'day' } } })
    expect(await publishRecord(editor, { id, version: 3 })).toEqual({
      outcome: 'invalid',
      problems: { address: 'Another story has this address.' },
    })
  })

  it('give each story an address of its own', async () => {
    const story = {
      title: 'Sports Day, 2026!',
      text: 'One\ntwo',
      date: '2026-11-24',
      cover: [],
      alt: '',
    }
    const addresses = []
    for (let count = 0; count < 3; count++)
      addresses.push((await draft('story', story)).form.address)
    expect(addresses).toEqual(['sports-day-2026', 'sports-day-2026-2', 'sports-day-2026-3'])
    const other = await createRecord(writer, {
      kind: 'story',
      form: { ...story, address: 'Sports-day-2026' },
    })
    expect(other).toMatchObject({ problems: { address: 'Another story has this address.' } })
    const bengali = await draft('story', { ...story, title: 'স্কুলের খবর' })
    expect(bengali.form.address).toBe('স্কুলের-খবর')
    await publish(bengali)
    const blog = encodeURIComponent('স্কুলের-খবর')
    expect(await source.read(`/api/innerBlog?blog=${blog}`)).toMatchObject({
      _id: bengali.id,
      description: '<p>One<br>two</p>',
    })
  })

  it('of every kind can be parsed by the site', async () => {
    const forms: Record<Kind, FormInput> = {
      highlight: notice,
      notice,
      news: notice,
      event: { ...notice, lastDate: '2026-11-25', time: '14:05', venue: 'Hall' },
      album: notice,
      story: { ...notice, summary: 'Short' },
      popup: notice,
      registration: { title: 'Class XI', url: 'www.school.example/xi' },
      'career-notice': notice,
    }
    for (const kind of kinds) {
      const record = await draft(kind, forms[kind])
      expect(Object.keys(record.form)).toEqual(Object.keys(formFields[kind]))
      if (kind === 'album') expect(record.content).toBeNull()
      else await publish(record)
    }
    const read = async (endpoint: string) =>
      (await source.read(`/api/${endpoint}/dvs`)) as Record<string, unknown>[]
    expect(parseRecords('events', await read('events'))).toMatchObject([
      { title: notice.title, time: '02:05 pm', end: '2026-11-25T00:00:00.000Z', venue: 'Hall' },
    ])
    expect(parseRecords('highlights', await read('highlight'))).toHaveLength(1)
    expect(parseRecords('notices', await read('highlight/all'))).toHaveLength(1)
    expect(parseRecords('news', await read('news/All'))).toHaveLength(2)
    expect(parseRecords('popups', await read('notification'))).toHaveLength(1)
    expect(parseRecords('registrations', await read('onlineRegistration'))).toEqual([
      { title: 'Class XI', url: 'https://www.school.example/xi', attachments: [] },
    ])
    expect(parseRecords('tabloid', await read('blog/All'))).toMatchObject([
      { slug: 'buses-on-saturday', html: '<p>All routes run.</p>', metaDescription: 'Short' },
    ])
  })

  it('show hostile text as it was typed', async () => {
    const title = '<script>alert(1)</script> 5 < 6 & R&D &copy;'
    const text = '<img src=x onerror=alert(1)>\n\n</p><b>bold</b> & "quotes"'
    await publish(await draft('news', { ...notice, title, text }))
    await publish(
      await draft('story', { ...notice, title, text: `${text} [x](javascript:alert(1))` }),
    )
    const [item] = parseRecords('news', (await source.read('/api/news/dvs')) as unknown[])
    expect([item?.title, item?.description]).toEqual([title, text])
    const [story] = parseRecords('tabloid', (await source.read('/api/blog/All/dvs')) as unknown[])
    expect([story?.title, story?.text]).toEqual([title, `${text} x`])
    expect(story?.html).not.toMatch(/<(?!\/?p\b)|javascript/)
  })

  it('can be read by the owner, too', async () => {
    await draft('notice', notice)
    expect(await listRecords(owner, { kind: 'notice' })).toHaveLength(1)
    expect(await listRecords(owner, { kind: 'news' })).toEqual([])
  })
})
