import 'server-only'
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { inlineSources, mapOrigins, pagePolicy } from '../cache/content-security-policy.mjs'
import { withoutFrameworkScripts } from '../cache/script-free.mjs'
import { env } from '../env'
import { onRequest } from './on-request'

/** `app/filtered/unexpected-error`, as `next build` made it. */
const builtPage = 'server/app/filtered/unexpected-error.html'

/**
 * Sends a page that was made ahead in place of one that broke on the server. Next's own is empty without
 * script, and nothing names its scripts in a policy. To be called once, as the process starts.
 */
export function replaceBrokenPages() {
  const page = prepared(readFileSync(path.join(env.buildDir, builtPage), 'utf8'))
  return onRequest(({ response }) => watch(response, page))
}

type Prepared = { body: Buffer; policy: string }

function prepared(html: string): Prepared {
  const own = withoutFrameworkScripts(html)
  const sources = {
    scripts: inlineSources(own, 'script'),
    styles: inlineSources(own, 'style'),
    frames: mapOrigins(own),
  }
  return { body: Buffer.from(own), policy: pagePolicy(sources) }
}

/** Looks as the head is written: what Next, its compression and the middleware have set is there by then. */
function watch(response: ServerResponse, { body, policy }: Prepared) {
  const { writeHead, write, end } = response
  let isReplaced = false

  function replaceHead(status: number) {
    isReplaced = true
    for (const name of ['Content-Encoding', 'ETag', 'Link']) response.removeHeader(name)
    response.setHeader('Content-Security-Policy', policy)
    response.setHeader('Content-Length', body.length)
    return writeHead.call(response, status, undefined)
  }

  /** Node would write the head by itself, past the methods of the answer. */
  function beginBroken() {
    const { headersSent, statusCode } = response
    if (!headersSent && isBrokenPage(response, statusCode)) replaceHead(statusCode)
  }

  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) =>
      isBrokenPage(response, status)
        ? replaceHead(status)
        : Reflect.apply(writeHead, response, [status, ...rest]),
    write: (...args: unknown[]) => {
      beginBroken()
      // What Next has to say of the page that broke.
      return isReplaced || Reflect.apply(write, response, args)
    },
    end: (...args: unknown[]) => {
      beginBroken()
      return Reflect.apply(end, response, isReplaced ? [body] : args)
    },
  })
}

const isBrokenPage = (response: ServerResponse, status: number) =>
  status >= 500 && /^text\/html/.test(String(response.getHeader('Content-Type')))
