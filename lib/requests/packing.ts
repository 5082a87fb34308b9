import 'server-only'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import compression from 'compression'
import { createTurns } from '../turns'
import { type Handler, putInFront } from './in-front'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants

/** What answers are packed with; Brotli (RFC 7932) is a fifth smaller. The first that is accepted is taken. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Of a page that lives for a minute, the last percent is not worth a second's work. */
const qualities = { lasting: 11, passing: 6 }

/** Packs answers as they are given: smaller than Next would, in less time. To be called once, as the process starts. */
export const packAnswers = () =>
  putInFront(
    compression({ brotli: { params: { [BROTLI_PARAM_QUALITY]: qualities.passing } } }) as Handler,
  )

const inTurn = createTurns(1)

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/**
 * Packs what is given often in every way, and smaller where that pays, beside the work of the process, one at a time.
 * @param lifetime how long it is going to be of use: `passing` for some minutes, `lasting` for longer
 */
export const repack = (packed: Buffer, encoding: Encoding, lifetime: keyof typeof qualities) =>
  inTurn(async (): Promise<Record<Encoding, Buffer>> => {
    const plain = await unpack[encoding](packed)
    const gzipped =
      encoding === 'gzip'
        ? packed
        : await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION })
    // It was packed like this as it was given.
    if (encoding === 'br' && lifetime === 'passing') return { br: packed, gzip: gzipped }
    const params = {
      [BROTLI_PARAM_QUALITY]: qualities[lifetime],
      [BROTLI_PARAM_SIZE_HINT]: plain.length,
    }
    return { br: await promisify(brotliCompress)(plain, { params }), gzip: gzipped }
  })
