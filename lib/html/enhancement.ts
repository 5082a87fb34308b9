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
 * The URL of a script in `public/modules`, for the `data-module` of an element. `public/enhance.js` imports it when a
 * visitor first touches the element, and calls its default export with the element.
 */
export const moduleUrl = (name: string) =>
  versioned(
    `/modules/${name}.js`,
    readFileSync(path.join(process.cwd(), `public/modules/${name}.js`)),
  )
