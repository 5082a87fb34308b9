import 'server-only'
import type { ServerResponse } from 'node:http'

/**
 * Reads along what an answer is made of.
 * @param isWanted asked as its body begins, when its head is there
 * @param done gets the body once all of it has been written
 */
export function watchBody(
  response: ServerResponse,
  isWanted: () => boolean,
  done: (body: Buffer) => void,
): void {
  const { write, end } = response
  let chunks: Buffer[] | undefined
  let isBegun = false

  function note(chunk: unknown, encoding: unknown) {
    if (!isBegun) {
      isBegun = true
      if (isWanted()) chunks = []
    }
    if (typeof chunk === 'string') chunks?.push(Buffer.from(chunk, encodingOf(encoding)))
    else if (chunk instanceof Uint8Array) chunks?.push(Buffer.from(chunk))
  }

  Object.assign(response, {
    write: (...args: unknown[]) => {
      note(args[0], args[1])
      return Reflect.apply(write, response, args)
    },
    end: (...args: unknown[]) => {
      note(args[0], args[1])
      return Reflect.apply(end, response, args)
    },
  })
  response.once('finish', () => {
    if (chunks) done(Buffer.concat(chunks))
  })
}

const encodingOf = (encoding: unknown) =>
  typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'
