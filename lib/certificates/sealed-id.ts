import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { isRecent, now } from '@/lib/core/dates'
import { env } from '@/lib/core/env'

/**
 * The file identifier of a certificate. It contains the path and an expiry time, encrypted with AES-256-GCM.
 * `/api/image/certificate/…` therefore serves only visitors who have just looked a certificate up, and URLs in a
 * browser's history expire soon.
 */

const prefix = 'certificate/'
/** For how long an identifier is valid. */
export const validSeconds = 2 * 60
const algorithm = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]
// A path segment has at most 255 characters (`toFileUrl`).
const segment = /.{1,200}/g

/** Creates an identifier of the file at `path`, valid for two minutes. */
export function sealId(path: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, getKey(), iv)
  const text = JSON.stringify([now().getTime() + validSeconds * 1000, path])
  const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return prefix + Buffer.concat(sealed).toString('base64url').match(segment)!.join('/')
}

/**
 * Reads the path in an identifier, from the URL segments after its prefix; `undefined` when it is invalid or expired.
 */
export function openId(segments: readonly string[]): string | undefined {
  const sealed = Buffer.from(segments.join(''), 'base64url')
  if (sealed.length <= ivLength + tagLength) return undefined
  const decipher = createDecipheriv(algorithm, getKey(), sealed.subarray(0, ivLength))
  decipher.setAuthTag(sealed.subarray(-tagLength))
  const decrypted = decipher.update(sealed.subarray(ivLength, -tagLength))
  try {
    const text = Buffer.concat([decrypted, decipher.final()]).toString('utf8')
    const [expires, path] = JSON.parse(text) as [number, string]
    const milliseconds = validSeconds * 1000
    return isRecent(expires - milliseconds, milliseconds) ? path : undefined
  } catch {
    return undefined
  }
}

/** The two routes are separate bundles. They must share the key of the process. */
const keyName = Symbol.for('school-website.certificate-key')

function getKey(): Buffer {
  const holder = globalThis as { [keyName]?: Buffer }
  return (holder[keyName] ??= env.certificateSecret
    ? Buffer.from(hkdfSync('sha256', env.certificateSecret, '', prefix, 32))
    : randomBytes(32))
}
