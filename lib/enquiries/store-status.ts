import 'server-only'
import { log } from '@/lib/core/log'

let isDown = false

/** Logs once, not in every round, that the store cannot be used. */
export function logStoreDown({ code }: { code?: string }): void {
  if (!isDown) log.error({ code }, 'the enquiry store cannot be used')
  isDown = true
}

/** Logs once that it can be used again. */
export function logStoreUp(): void {
  if (isDown) log.info('the enquiry store can be used again')
  isDown = false
}
