import 'server-only'
import { readFile } from 'node:fs/promises'
import { textResponse } from '@/lib/content/file-response'
import { log } from '@/lib/core/log'
import { createSemaphore } from '@/lib/core/semaphore'
import { processSingleton } from '@/lib/core/singleton'
import { findPicture } from '@/lib/pictures/pictures'
import { saveRendering, loadImage, loadRendering } from './disk-cache'
import { findImage } from './find-image'
import { readPhoto } from './photo'
import { renderImage } from './render-image'
import { type SocialImage, publicFile, versionOf } from './social-image'

/** A card that has changed has another name. */
const cachedPermanently = 'public, max-age=31536000, immutable'
/** What stands in for a card gives way to it soon. */
const cachedBriefly = 'public, max-age=60'

/** Drawings at once: each takes a tenth of a second of a core, and visitors wait for pages. */
const renderings = processSingleton('card-drawings', () => ({
  runLimited: createSemaphore(2),
  /** Those being drawn: whoever asks for the same one meanwhile gets the same. */
  running: new Map<string, Promise<Rendered>>(),
}))

type Rendered = { file: Buffer; isFinal: boolean }

const namePattern = /^(?<place>[\w%/~.!'()*-]+)\/(?<version>[\da-f]{20})\.jpg$/

/**
 * Answers `/pictures/cards/{place}/{version}.jpg` (R-PREVIEW-2). 404 for a page or a record that is not there and for a
 * version that never was: nothing is drawn for made-up names. When a card cannot be drawn, the site's general
 * picture stands in for it.
 * @param name what follows `/pictures/cards/`, percent-encoded
 */
export async function handleSocialImage(name: string): Promise<Response> {
  const { place, version } = namePattern.exec(name)?.groups ?? {}
  if (!place || !version) return imageNotFound()
  try {
    const kept = await loadRendering({ place, version })
    if (kept) return jpeg(kept, cachedPermanently)
    const card = await imageNamed(place, version)
    if (!card) return imageNotFound()
    const { file, isFinal } = await renderOnce(card, version)
    return jpeg(file, isFinal ? cachedPermanently : cachedBriefly)
  } catch (err) {
    log.error({ err, place }, 'cannot draw a card')
    return jpeg(await readFile(publicFile(findPicture('share').fallback)), cachedBriefly)
  }
}

const imageNotFound = () => textResponse(404, 'There is no such card.')

/**
 * The card of this name: as its page was when it was made, else as it is now.
 * @throws Error when nobody knows, because the content service is away
 */
async function imageNamed(place: string, version: string): Promise<SocialImage | undefined> {
  const kept = await loadImage({ place, version })
  if (kept) return kept
  const found = await findImage(place)
  if (found.outcome === 'failed') throw new Error('the record cannot be read')
  if (found.outcome === 'missing') return undefined
  return (await versionOf(found.card)) === version ? found.card : undefined
}

function renderOnce(card: SocialImage, version: string): Promise<Rendered> {
  const { running, runLimited } = renderings
  const key = `${card.place}/${version}`
  const drawing = running.get(key) ?? runLimited(() => render(card, version))
  if (!running.has(key)) {
    running.set(key, drawing)
    void drawing.catch(() => undefined).finally(() => running.delete(key))
  }
  return drawing
}

/** A card without the photograph that it should have is drawn again as soon as the service has it. */
async function render(card: SocialImage, version: string): Promise<Rendered> {
  const photo = card.photo ? await readPhoto(card.photo).catch(() => null) : undefined
  const file = await renderImage(card, photo ?? undefined).catch((err: unknown) => {
    if (!photo) throw err
    log.warn({ err, place: card.place }, 'the picture of a record cannot be drawn')
    return renderImage(card, undefined)
  })
  const isFinal = photo !== null
  if (isFinal) await saveRendering({ place: card.place, version }, file)
  return { file, isFinal }
}

const jpeg = (file: Buffer, caching: string) =>
  new Response(new Uint8Array(file), {
    headers: {
      'Cache-Control': caching,
      'Content-Length': String(file.length),
      'Content-Type': 'image/jpeg',
    },
  })
