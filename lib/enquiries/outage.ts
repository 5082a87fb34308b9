import 'server-only'
import { log } from '@/lib/log'

let away = false

/** Tells once, not in every round, that the store cannot be used. */
export function storeIsAway({ code }: { code?: string }): void {
  if (!away) log.error({ code }, 'the enquiry store cannot be used')
  away = true
}

/** Tells once that it can be used again. */
export function storeIsBack(): void {
  if (away) log.info('the enquiry store can be used again')
  away = false
}
