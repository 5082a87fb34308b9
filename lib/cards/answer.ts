import 'server-only'
import { readFile } from 'node:fs/promises'
import { plainAnswer } from '@/lib/content-service/file-answer'
import { log } from '@/lib/log'
import { onePerProcess } from '@/lib/one-per-process'
import { findPicture } from '@/lib/pictures/pictures'
import { createTurns } from '@/lib/turns'
import { type Card, publicFile, versionOf } from './card'
import { drawCard } from './draw-card'
import { findCard } from './find-card'
import { readPhoto } from './photo'
import { keepDrawing, keptCard, keptDrawing } from './store'

/** A card that has changed has another name. */
const forGood = 'public, max-age=31536000, immutable'
/** What stands in for a card gives way to it soon. */
const forNow = 'public, max-age=60'

/** Drawings at once: each takes a tenth of a second of a core, and visitors wait for pages. */
const drawings = onePerProcess('card-drawings', () => ({
  inTurn: createTurns(2),
  /** Those being drawn: whoever asks for the same one meanwhile gets the same. */
  running: new Map<string, Promise<Drawn>>(),
}))

type Drawn = { file: Buffer; isFinal: boolean }

const namePattern = /^(?<place>[\w%/~.!'()*-]+)\/(?<version>[\da-f]{20})\.jpg$/

/**
 * Answers `/pictures/cards/{place}/{version}.jpg` (R-PREVIEW-2). 404 for a page or a record that is not there and for a
 * version that never was: nothing is drawn for made-up names. When a card cannot be drawn, the site's general
 * picture stands in for it.
 * @param name what follows `/pictures/cards/`, percent-encoded
 */
export async function answerCard(name: string): Promise<Response> {
  const { place, version } = namePattern.exec(name)?.groups ?? {}
  if (!place || !version) return noCard()
  try {
    const kept = await keptDrawing({ place, version })
    if (kept) return jpeg(kept, forGood)
    const card = await cardNamed(place, version)
    if (!card) return noCard()
    const { file, isFinal } = await drawOnce(card, version)
    return jpeg(file, isFinal ? forGood : forNow)
  } catch (err) {
    log.error({ err, place }, 'cannot draw a card')
    return jpeg(await readFile(publicFile(findPicture('share').fallback)), forNow)
  }
}

const noCard = () => plainAnswer(404, 'There is no such card.')

/**
 * The card of this name: as its page was when it was made, else as it is now.
 * @throws Error when nobody knows, because the content service is away
 */
async function cardNamed(place: string, version: string): Promise<Card | undefined> {
  const kept = await keptCard({ place, version })
  if (kept) return kept
  const found = await findCard(place)
  if (found.outcome === 'failed') throw new Error('the record cannot be read')
  if (found.outcome === 'missing') return undefined
  return (await versionOf(found.card)) === version ? found.card : undefined
}

function drawOnce(card: Card, version: string): Promise<Drawn> {
  const { running, inTurn } = drawings
  const key = `${card.place}/${version}`
  const drawing = running.get(key) ?? inTurn(() => draw(card, version))
  if (!running.has(key)) {
    running.set(key, drawing)
    void drawing.catch(() => undefined).finally(() => running.delete(key))
  }
  return drawing
}

/** A card without the photograph that it should have is drawn again as soon as the service has it. */
async function draw(card: Card, version: string): Promise<Drawn> {
  const photo = card.photo ? await readPhoto(card.photo).catch(() => null) : undefined
  const file = await drawCard(card, photo ?? undefined).catch((err: unknown) => {
    if (!photo) throw err
    log.warn({ err, place: card.place }, 'the picture of a record cannot be drawn')
    return drawCard(card, undefined)
  })
  const isFinal = photo !== null
  if (isFinal) await keepDrawing({ place: card.place, version }, file)
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
