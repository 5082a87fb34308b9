/**
 * A process of the desk that dies in the middle of its work: `process.ts {number} {step}`. Uploads a photograph and a
 * document and publishes a notice with them, again and again; prints `{steps so far} {id} {name…}` of each notice that
 * has been published. At the step it kills itself.
 */
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { DefaultQueryExecutor } from 'kysely'
import sharp from 'sharp'
import { getSiteDatabase } from '@/lib/database/site-database'
import { uploadMedia } from '@/lib/desk/media/upload'
import { commandActor } from '@/lib/desk/operation'
import { publishRecord } from '@/lib/desk/records/publish'
import { createRecord, saveRecord } from '@/lib/desk/records/save'
import { createPdf } from '@/tests/support/fixtures/pdf'

const [run, lastStep] = process.argv.slice(2).map(Number) as [number, number]
const text = 'Every word of this notice must be there. '.repeat(40)

async function upload(bytes: Buffer, fileName: string): Promise<string> {
  const result = await uploadMedia(commandActor, { bytes, fileName })
  if (result.outcome !== 'stored') throw new Error(result.message)
  return result.media.name
}

const createDocument = (number: number) => createPdf({ pages: [`Circular ${run}-${number}`] })

let steps = 0
/** Before a statement of the database, and before a file that is written gets its name. */
function step() {
  if (++steps === lastStep) process.kill(process.pid, 'SIGKILL')
}

// With its tables.
await getSiteDatabase()
const { executeQuery } = DefaultQueryExecutor.prototype
DefaultQueryExecutor.prototype.executeQuery = function (query) {
  step()
  return executeQuery.call(this, query) as never
}
const { rename } = fs
fs.rename = (from, to) => {
  step()
  return rename(from, to)
}
syncBuiltinESMExports()

for (let number = 0; ; number++) {
  const background = { r: run % 256, g: number % 256, b: 99 }
  const picture = sharp({ create: { width: 900 + number, height: 600, channels: 3, background } })
  const photo = await upload(await picture.png().toBuffer(), 'photo.png')
  const document = await upload(createDocument(number), `circular ${run} ${number}.pdf`)
  const form = { title: `Notice ${run}-${number}`, text, date: '2026-11-24', url: '' }
  const created = await createRecord(commandActor, {
    kind: 'event',
    form: { ...form, pictures: [photo] },
  })
  if (created.outcome !== 'saved') throw new Error(created.outcome)
  const { id } = created.record
  const all = { ...form, pictures: [photo], documents: [document] }
  const saved = await saveRecord(commandActor, { id, version: 1, form: all })
  if (saved.outcome !== 'saved') throw new Error(saved.outcome)
  const published = await publishRecord(commandActor, { id, version: 2 })
  if (published.outcome !== 'changed') throw new Error(published.outcome)
  console.log(steps, id, photo, document)
}
