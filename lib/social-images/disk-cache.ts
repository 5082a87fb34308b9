import 'server-only'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { writeFileAtomic } from '@/lib/core/atomic-file'
import { env } from '@/lib/core/env'
import { hashData } from '@/lib/core/hash'
import { log } from '@/lib/core/log'
import { type SocialImage, hashVersion } from './social-image'

/**
 * Social images in `DATA_DIR`: the rendered files, about 90 KB each, and the content of the images of records. A cached
 * page may refer to the image of an earlier version of its record, which can then still be rendered.
 */
const getFolder = () => path.join(env.dataDir, 'social-images')

/** About 200 MB. When there are more files, the oldest quarter is deleted. They can be rendered again. */
const maxFiles = 3000

type ImageName = { place: string; version: string }

/** Returns the path of a file. Its name contains the place, because a version is only valid for its own page. */
const getFile = ({ place, version }: ImageName, extension: 'jpg' | 'json') =>
  path.join(getFolder(), `${hashData(place)}-${version}.${extension}`)

export const loadRendering = (name: ImageName): Promise<Buffer | undefined> =>
  readFile(getFile(name, 'jpg')).catch(() => undefined)

/** @returns the stored content, if it matches the name */
export async function loadImage(name: ImageName): Promise<SocialImage | undefined> {
  try {
    const image: SocialImage = JSON.parse(await readFile(getFile(name, 'json'), 'utf8'))
    const matches = image.place === name.place && (await hashVersion(image)) === name.version
    return matches ? image : undefined
  } catch {
    return undefined
  }
}

export const saveRendering = (name: ImageName, rendering: Buffer) =>
  save(getFile(name, 'jpg'), rendering)

/** Writes only if the file is missing: most regenerated pages have not changed. */
export async function saveImage(image: SocialImage, version: string): Promise<void> {
  const file = getFile({ place: image.place, version }, 'json')
  const exists = await stat(file).catch(() => undefined)
  if (!exists) await save(file, JSON.stringify(image))
}

/** Logs errors only: without a writable disk, images are rendered for each request. */
async function save(file: string, content: string | Buffer): Promise<void> {
  try {
    await writeFileAtomic(file, content)
    await evictOldest()
  } catch (err) {
    log.warn({ err }, 'cannot store social images')
  }
}

async function evictOldest(): Promise<void> {
  const names = await readdir(getFolder())
  if (names.length <= maxFiles) return
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(getFolder(), name)
      return { file, time: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 }
    }),
  )
  const oldest = files.sort((a, b) => a.time - b.time).slice(0, maxFiles / 4)
  await Promise.all(oldest.map(({ file }) => rm(file, { force: true })))
}
