import 'server-only'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip } from 'node:zlib'
import { createTurns } from '../turns'

const inTurn = createTurns(1)

/** A sixth smaller than gzip. Of a page that lives for a minute, the last percent is not worth a second's work. */
const qualities = { lasting: 11, passing: 6 }

/**
 * Packs with Brotli (RFC 7932) what is packed with gzip, beside the work of the process, one at a time.
 * @param lifetime how long it is going to be of use: `passing` for some minutes, `lasting` for longer
 */
export const repack = (packed: Buffer, lifetime: keyof typeof qualities): Promise<Buffer> =>
  inTurn(async () => {
    const plain = await promisify(gunzip)(packed)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: qualities[lifetime],
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    }
    return promisify(brotliCompress)(plain, { params })
  })
