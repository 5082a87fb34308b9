import 'server-only'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomic } from '@/lib/core/atomic-file'
import { env } from '@/lib/core/env'
import { hashOf } from '@/lib/core/hash'
import { log } from '@/lib/core/log'
import { type SocialImage, versionOf } from './social-image'

/**
 * What is kept of cards in `DATA_DIR`: the drawings, some 90 KB each, and what the cards of records say. A page
 * may name the card of a minute ago, when the record was another one: it can still be drawn.
 */
const folder = () => path.join(env.dataDir, 'cards')

/** About 200 MB at the most. When there are more files the oldest quarter goes; it can be made again. */
const maxFiles = 3000

type Name = { place: string; version: string }

/** A version is only good for its own page. */
const fileOf = ({ place, version }: Name, ending: 'jpg' | 'json') =>
  path.join(folder(), `${hashOf(place)}-${version}.${ending}`)

export const loadRendering = (name: Name): Promise<Buffer | undefined> =>
  readFile(fileOf(name, 'jpg')).catch(() => undefined)

/** @returns the card that was kept under this name, and only if it is the very one. */
export async function loadImage(name: Name): Promise<SocialImage | undefined> {
  try {
    const card: SocialImage = JSON.parse(await readFile(fileOf(name, 'json'), 'utf8'))
    const isIt = card.place === name.place && (await versionOf(card)) === name.version
    return isIt ? card : undefined
  } catch {
    return undefined
  }
}

export const saveRendering = (name: Name, drawing: Buffer) => save(fileOf(name, 'jpg'), drawing)

/** Pages are made again and again; most say what they said before. */
export async function saveImage(card: SocialImage, version: string): Promise<void> {
  const file = fileOf({ place: card.place, version }, 'json')
  const isThere = await stat(file).catch(() => undefined)
  if (!isThere) await save(file, JSON.stringify(card))
}

/** A disk that cannot be written to costs the copies, nothing else. */
async function save(file: string, content: string | Buffer): Promise<void> {
  try {
    await writeFileAtomic(file, content)
    await evictOldest()
  } catch (err) {
    log.warn({ err }, 'cannot keep cards')
  }
}

async function evictOldest(): Promise<void> {
  const names = await readdir(folder())
  if (names.length <= maxFiles) return
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder(), name)
      return { file, time: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 }
    }),
  )
  const oldest = files.sort((one, other) => one.time - other.time).slice(0, maxFiles / 4)
  await Promise.all(oldest.map(({ file }) => rm(file, { force: true })))
}
