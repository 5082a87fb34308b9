import 'server-only'
import { channel } from 'node:diagnostics_channel'
import { env } from '../env'
import { replaceBrokenPages } from './broken-pages'
import { dropNavigation, dropPolicies, tidyHeads } from './heads'
import { keepAnswers } from './kept-answers'
import { packAnswers } from './packing'

/**
 * Puts in front of Next all that stands there, and then lets those in who came while the site was starting
 * (`until-started.mjs`). To be called once, as the process starts. Nothing in here is waited for: no request may come
 * in between.
 */
export function takeRequests(): void {
  dropPolicies()
  if (process.env.NODE_ENV === 'production') {
    replaceBrokenPages()
    packAnswers()
    dropNavigation()
    tidyHeads()
    if (!env.redisUrl) keepAnswers()
  }
  channel('school-website.started').publish(undefined)
}
