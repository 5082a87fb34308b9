import 'server-only'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const file = readFileSync(path.join(process.cwd(), 'public/enhance.js'))
const version = createHash('sha256').update(file).digest('hex').slice(0, 8)

/** The URL of `public/enhance.js`. With the version in it, browsers can cache the file for a year. */
export const enhancementUrl = `/enhance.js?v=${version}`
