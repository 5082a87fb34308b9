import 'server-only'
import { unstable_cache } from 'next/cache'
import { type Day, toIndianDay, now } from '@/lib/core/dates'

/** Lifetime in seconds of a page whose words depend on the day. */
const lifetime = 3600

/** Today, for a page whose words depend on it (R-DATE-4). Sets the lifetime of the page, as `setLifetime` does. */
export async function loadToday(): Promise<Day> {
  await unstable_cache(async () => 0, ['today'], { revalidate: lifetime })()
  return toIndianDay(now())
}
