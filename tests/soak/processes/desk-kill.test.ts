import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { createDeskSource } from '@/lib/content/client/desk'
import { dayMilliseconds } from '@/lib/core/dates'
import { removeUnusedMedia } from '@/lib/desk/media/remove-unused'
import { getMediaStore } from '@/lib/desk/media/store'
import { hashFile } from '@/lib/desk/media/save-file'
import { listRecords } from '@/lib/desk/records/list'
import { bundled } from '@/tests/support/servers/bundled'
import { setClock } from '../../unit/lib/enquiries/support/clock'
import { engines, secret, useDesk, writer } from '../../unit/lib/desk/support/desk'

const processFile = bundled('tests/unit/lib/desk/support/process.ts')
/**
 * Runs a process of the desk until it kills itself at a step.
 * @returns of each notice that it said is published, the number of steps until then, its id and its files
 */
async function runUntil(step: number, variables: Record<string, string>): Promise<string[][]> {
  const child = spawn(process.execPath, [processFile, String(step), String(step)], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [, signal] = (await once(child, 'close')) as [number | null, string | null]
  expect(signal).toBe('SIGKILL')
  const lines = output.split('\n').slice(0, -1)
  return lines.map((line) => line.split(' '))
}

/** What visitors see of a notice. */
type Shown = {
  _id: string
  title: string
  description: string
  images: string[]
  attachments: string[]
}

describe.each(engines)('a process that is killed %s', (engine) => {
  const desk = useDesk(engine)
  const source = createDeskSource()

  it('loses nothing that was published, and leaves nothing half done', async () => {
    const variables = {
      NODE_ENV: 'production',
      DATA_DIR: desk.folder,
      DATABASE_URL: desk.url,
      CONTENT_API_URL: '',
      DESK_SECRET: secret,
      LOG_LEVEL: 'error',
    }
    // The steps of the second notice: a first one is published before each kill.
    const published = await runUntil(100, variables)
    const [first, second] = published.map(([steps]) => Number(steps))
    expect(second! - first!).toBeGreaterThan(20)
    for (let step = first! + 1; step <= second! + 1; step++)
      published.push(...(await runUntil(step, variables)))

    const rows = (await source.read('/api/events/dvs')) as Shown[]
    const byId = new Map(rows.map((row) => [row._id, row]))
    for (const [, id, photo, document] of published)
      expect(byId.get(id!)).toMatchObject({ images: [photo], attachments: [document] })
    // Whatever is visible is complete, with its files.
    for (const { title, description, images, attachments } of rows) {
      expect(title).toMatch(/^Notice \d+-\d+$/)
      expect(description).toHaveLength(40 * 41 - 1)
      for (const name of [...images, ...attachments]) {
        const file = await source.file(name, {})
        const bytes = Buffer.from(await new Response(file?.body).arrayBuffer())
        expect([name, bytes.length]).toEqual([name, file?.size])
        expect(file?.etag).toBe(`"${hashFile(bytes).slice(0, 32)}"`)
      }
      expect([images.length, attachments.length]).toEqual([1, 1])
    }
    // Drafts have their text. Files that no live record shows are not served.
    const db = await desk.db()
    for (const { state, form } of await listRecords(writer)) {
      expect(['draft', 'live']).toContain(state)
      expect(form.text).toHaveLength(40 * 41)
    }
    const shown = new Set(rows.flatMap(({ images, attachments }) => [...images, ...attachments]))
    const media = await db.selectFrom('desk_media').select('name').execute()
    for (const { name } of media.filter(({ name }) => !shown.has(name)))
      expect(await source.file(name, {})).toBeUndefined()
    // A day later only the files of records are left.
    setClock(Date.now() + 2 * dayMilliseconds)
    while ((await removeUnusedMedia(db)) > 0);
    // A process that is killed while it writes a file leaves a part of it.
    await (await getMediaStore()).tidy(dayMilliseconds)
    const kept = await db.selectFrom('desk_media').select(['file', 'is_ready']).execute()
    expect(kept.every(({ is_ready }) => is_ready === 1)).toBe(true)
    const onDisk = readdirSync(path.join(desk.folder, 'media'), {
      recursive: true,
      withFileTypes: true,
    })
    expect(
      onDisk
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort(),
    ).toEqual(kept.map(({ file }) => path.basename(file)).sort())
  }, 900_000)
})
