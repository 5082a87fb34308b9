import 'server-only'
import { readFile } from 'node:fs/promises'
import { contentSource } from '@/lib/content/client/instances'
import { createTextResponse } from '@/lib/content/file-response'
import { log } from '@/lib/core/log'
import { toFilePath } from '@/lib/core/safe-urls'
import { createSemaphore } from '@/lib/core/semaphore'
import { getProcessSingleton } from '@/lib/core/singleton'
import { readUpTo } from '@/lib/http/read-body'
import { getJpegUrl } from '@/lib/pictures/files'
import { findPicture } from '@/lib/pictures/pictures'
import { saveRendering, loadImage, loadRendering } from './disk-cache'
import { findImage } from './find-image'
import { renderImage } from './render-image'
import { type SocialImage, getPublicFile, hashVersion } from './social-image'

/** The URL contains the version, so the image never changes. */
const cachedPermanently = 'public, max-age=31536000, immutable'
/** For a substitute, until the image can be rendered. */
const cachedBriefly = 'public, max-age=60'

const maxPhotoBytes = 15_000_000

/** Limits concurrency: rendering takes 100 ms of a core, which pages also need. */
const renderings = getProcessSingleton('card-drawings', () => ({
  runLimited: createSemaphore(2),
  /** Renderings in progress. Concurrent requests for the same image share one. */
  running: new Map<string, Promise<Rendered>>(),
}))

type Rendered = { file: Buffer; isFinal: boolean }

const namePattern = /^(?<place>[\w%/~.!'()*-]+)\/(?<version>[\da-f]{20})\.jpg$/

/**
 * Handles `/pictures/cards/{place}/{version}.jpg` (R-PREVIEW-2). Responds with 404 for an unknown page, record or version,
 * so that nothing is rendered for made-up names. When rendering fails, it responds with the site's default picture.
 * @param name what follows `/pictures/cards/`, percent-encoded
 */
export async function handleSocialImage(name: string): Promise<Response> {
  const { place, version } = namePattern.exec(name)?.groups ?? {}
  if (!place || !version) return createNotFound()
  try {
    const cached = await loadRendering({ place, version })
    if (cached) return createJpegResponse(cached, cachedPermanently)
    const image = await findVersion(place, version)
    if (!image) return createNotFound()
    const { file, isFinal } = await renderOnce(image, version)
    return createJpegResponse(file, isFinal ? cachedPermanently : cachedBriefly)
  } catch (err) {
    log.error({ err, place }, 'cannot render a social image')
    return createJpegResponse(
      await readFile(getPublicFile(getJpegUrl(findPicture('share')))),
      cachedBriefly,
    )
  }
}

const createNotFound = () => createTextResponse(404, 'There is no such image.')

/**
 * Finds the image with this version: the stored one, or otherwise the current one.
 * @throws Error when the content service is unavailable
 */
async function findVersion(place: string, version: string): Promise<SocialImage | undefined> {
  const stored = await loadImage({ place, version })
  if (stored) return stored
  const lookup = await findImage(place)
  if (lookup.outcome === 'failed') throw new Error('cannot read the record')
  if (lookup.outcome === 'missing') return undefined
  return (await hashVersion(lookup.image)) === version ? lookup.image : undefined
}

function renderOnce(image: SocialImage, version: string): Promise<Rendered> {
  const { running, runLimited } = renderings
  const key = `${image.place}/${version}`
  const rendering = running.get(key) ?? runLimited(() => render(image, version))
  if (!running.has(key)) {
    running.set(key, rendering)
    void rendering.catch(() => undefined).finally(() => running.delete(key))
  }
  return rendering
}

/**
 * Renders an image. One whose photograph cannot be loaded is not final: it is rendered again when the service is
 * available.
 */
async function render(image: SocialImage, version: string): Promise<Rendered> {
  const photo = image.photo ? await readPhoto(image.photo).catch(() => null) : undefined
  const file = await renderImage(image, photo ?? undefined).catch((err: unknown) => {
    if (!photo) throw err
    log.warn({ err, place: image.place }, 'cannot use the photograph of a record')
    return renderImage(image, undefined)
  })
  const isFinal = photo !== null
  if (isFinal) await saveRendering({ place: image.place, version }, file)
  return { file, isFinal }
}

/**
 * Loads a picture of the content service.
 * @param href its path below `/api/image/`
 * @returns `undefined` when there is no such picture, or when it is too large
 * @throws ContentServiceError when the service fails
 */
async function readPhoto(href: string): Promise<Buffer | undefined> {
  const path = toFilePath(href)
  const file = path ? await contentSource.file(path, {}) : undefined
  return file && readUpTo(file.body, maxPhotoBytes)
}

const createJpegResponse = (file: Buffer, caching: string) =>
  new Response(new Uint8Array(file), {
    headers: {
      'Cache-Control': caching,
      'Content-Length': String(file.length),
      'Content-Type': 'image/jpeg',
    },
  })
