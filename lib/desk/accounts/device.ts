import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/core/env'
import type { Cookie } from './cookies'

/**
 * Name of a cookie that a browser keeps after somebody has logged in, also after the log-out. It gives no access. With
 * it, log-in attempts of that browser on that account are counted separately from those of strangers (`log-in.ts`).
 */
export const deviceCookieName = '__Host-desk-device'

/** The longest lifetime that browsers allow for a cookie. */
const maxAge = 400 * 86_400

/** Several people of an office may share one device. */
const maxAccounts = 8

const pattern = /^[\w-]{22}(?:\.[\w-]{22})*$/

/** Signs a device and an account with the secret of this site. */
const createProof = (id: string, email: string): string =>
  createHmac('sha256', env.deskSecret ?? '')
    .update(`desk device ${id} ${email}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')

const isEqual = (first: string, second: string) =>
  timingSafeEqual(Buffer.from(first), Buffer.from(second))

function parse(cookie: string | undefined): { id: string; proofs: string[] } | undefined {
  if (!cookie || !pattern.test(cookie)) return undefined
  const [id = '', ...proofs] = cookie.split('.')
  return { id, proofs: proofs.slice(0, maxAccounts) }
}

/**
 * Returns a key of the device, if somebody has logged in to this account there before.
 * @param cookie value of the cookie, as the browser sends it
 */
export function findKnownDevice(cookie: string | undefined, email: string): string | undefined {
  const device = parse(cookie)
  if (!device) return undefined
  const proof = createProof(device.id, email)
  return device.proofs.some((other) => isEqual(other, proof)) ? `${device.id} ${email}` : undefined
}

/** Creates the cookie after a log-in to an account. The device stays known for its other accounts. */
export function createDeviceCookie(cookie: string | undefined, email: string): Cookie {
  const { id, proofs } = parse(cookie) ?? {
    id: randomBytes(16).toString('base64url'),
    proofs: [],
  }
  const proof = createProof(id, email)
  const others = proofs.filter((other) => other !== proof).slice(0, maxAccounts - 1)
  return {
    name: deviceCookieName,
    value: [id, proof, ...others].join('.'),
    options: { httpOnly: true, secure: true, sameSite: 'lax', path: '/', maxAge },
  }
}
