import sharp from 'sharp'
import { createDeskSource } from '@/lib/content/client/desk'
import { parseRecords } from '@/lib/content/schemas'
import type { Actor } from '@/lib/desk/operation'
import { describeMedia } from '@/lib/desk/records/describe'
import { uploadMedia } from '@/lib/desk/media/upload'
import type { Kind } from '@/lib/desk/records/kinds'
import { publishRecord } from '@/lib/desk/records/publish'
import { createRecord } from '@/lib/desk/records/save'
import { setClock } from '../enquiries/support/clock'
import { editor, engines, useDesk, writer } from './support/desk'

/** What the office writes about a photograph, and what a parent's screen reader reads (docs/decisions/073). */

describe.each(engines)('descriptions of photographs in %s', (engine) => {
  const desk = useDesk(engine)
  const source = createDeskSource()
  beforeEach(() => setClock(Date.parse('2026-11-24T09:00:00+05:30')))

  async function photograph(red: number): Promise<string> {
    const picture = sharp({
      create: { width: 60, height: 40, channels: 3, background: { r: red * 50, g: 90, b: 60 } },
    })
    const bytes = await picture.jpeg().toBuffer()
    const result = await uploadMedia(writer, { bytes, fileName: 'IMG_1.jpg' })
    if (result.outcome !== 'stored') throw new Error(result.message)
    return result.media.name
  }

  async function draft(kind: Kind, pictures: string[]) {
    const form = { title: 'Sports day', text: '', date: '2026-11-24', url: '', pictures }
    const created = await createRecord(writer, { kind, form })
    if (created.outcome !== 'saved') throw new Error(created.outcome)
    return created.record
  }

  const describeAs = (actor: Actor, name: string, alt: string) =>
    describeMedia(actor, { name, alt })

  /** The descriptions in a read call. */
  const altsIn = async (endpoint: string) =>
    ((await source.read(`/api/${endpoint}/dvs`)) as { alts?: unknown }[]).map(({ alts }) => alts)
  const changes = async () => {
    const rows = await (await desk.db()).selectFrom('desk_changes').selectAll().execute()
    return Object.fromEntries(rows.map(({ kind, number }) => [kind, number]))
  }

  it('are stored with the record, in an album and in a news item', async () => {
    const [one, two] = [await photograph(1), await photograph(2)]
    await describeAs(writer, one, 'Green flags')
    await publishRecord(editor, await draft('album', [one, two]))
    await publishRecord(editor, await draft('news', [two, one]))
    expect(await altsIn('gallery/All')).toEqual([{ [one]: 'Green flags' }])
    expect(await altsIn('news/All')).toEqual([{ [one]: 'Green flags' }])
    const [album] = parseRecords('gallery', (await source.read('/api/gallery/dvs')) as unknown[])
    expect(album?.pictures.map(({ alt }) => alt)).toEqual(['Green flags', undefined])
    const [item] = parseRecords('news', (await source.read('/api/news/dvs')) as unknown[])
    expect(item?.attachments.map(({ alt }) => alt)).toEqual([undefined, 'Green flags'])
  })

  it('wait for an editor when a writer adds them, and are published at once when an editor does', async () => {
    const name = await photograph(3)
    const { id } = await draft('album', [name])
    await publishRecord(editor, { id, version: 1 })
    expect(await altsIn('gallery')).toEqual([undefined])
    await describeAs(writer, name, 'By a writer')
    expect(await altsIn('gallery')).toEqual([undefined])
    expect(await changes()).toEqual({ album: 1 })
    await publishRecord(editor, { id, version: 1 })
    expect(await altsIn('gallery')).toEqual([{ [name]: 'By a writer' }])
    await describeAs(writer, name, 'Not seen by anybody')
    expect(await altsIn('gallery')).toEqual([{ [name]: 'By a writer' }])
    const before = await changes()
    await describeAs(editor, name, 'By an editor')
    expect(await altsIn('gallery')).toEqual([{ [name]: 'By an editor' }])
    // So the pages are rendered again.
    expect(await changes()).toEqual({ album: before.album! + 1 })
    await describeAs(editor, name, '')
    expect(await altsIn('gallery')).toEqual([undefined])
  })

  it('stay plain text, whatever is typed', async () => {
    const name = await photograph(4)
    const text = '5 < 6 & <img src=x onerror="hacked()"> "yes"'
    await describeAs(editor, name, text)
    await publishRecord(editor, await draft('album', [name]))
    const [album] = parseRecords('gallery', (await source.read('/api/gallery/dvs')) as unknown[])
    expect(album?.pictures[0]?.alt).toBe(text)
  })
})
