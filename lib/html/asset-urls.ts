import 'server-only'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** With the version in the URL, browsers can cache a file for a year. */
const versioned = (url: string, file: Buffer) =>
  `${url}?v=${createHash('sha256').update(file).digest('hex').slice(0, 8)}`

/** The URL of `public/enhance.js`. */
export const enhancementUrl = versioned(
  '/enhance.js',
  readFileSync(path.join(process.cwd(), 'public/enhance.js')),
)

/**
 * The URL of a file in `public/modules`. A script whose URL is the `data-module` of an element is imported by
 * `public/enhance.js` when a visitor first touches the element; its default export is called with the element.
 */
export const moduleUrl = (name: string, type = 'js') =>
  versioned(
    `/modules/${name}.${type}`,
    readFileSync(path.join(process.cwd(), `public/modules/${name}.${type}`)),
  )
