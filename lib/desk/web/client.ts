import 'server-only'
import { cookies, headers } from 'next/headers'
import { getClientAddress } from '@/lib/http/client-address'
import type { Cookie } from '../accounts/cookies'
import { deviceCookieName } from '../accounts/device'
import type { Client } from '../accounts/log-in'

/** Returns the client of the current request. */
export async function getClient(): Promise<Client> {
  const [sent, jar] = await Promise.all([headers(), cookies()])
  return {
    address: getClientAddress(sent),
    userAgent: sent.get('user-agent') ?? '',
    device: jar.get(deviceCookieName)?.value,
  }
}

/** Sets the cookies of a session. Works only in server actions and route handlers. */
export async function setCookies(list: readonly Cookie[]): Promise<void> {
  const jar = await cookies()
  for (const { name, value, options } of list) jar.set(name, value, options)
}
