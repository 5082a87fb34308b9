import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { now } from '@/lib/core/dates'
import { env } from '@/lib/core/env'

/**
 * The file identifier that a visitor gets for a certificate. It names no file: the path is sealed in it
 * (AES-256-GCM) together with its end, so that `/api/image/certificate/…` answers only who has just looked a
 * certificate up, and what lies in a browser's history is soon worth nothing.
 */

const prefix = 'certificate/'
const validMilliseconds = 2 * 60_000
const algorithm = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]
// One part of a path holds 255 characters at most (`fileUrl`).
const part = /.{1,200}/g

/** An identifier, valid for two minutes, of the file at `path`. */
export function sealId(path: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, key(), iv)
  const text = JSON.stringify([now().getTime() + validMilliseconds, path])
  const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return prefix + Buffer.concat(sealed).toString('base64url').match(part)!.join('/')
}

/** The path in a ticket, given by the parts behind its prefix; `undefined` when it is none, or an old one. */
export function openId(parts: readonly string[]): string | undefined {
  const sealed = Buffer.from(parts.join(''), 'base64url')
  if (sealed.length <= ivLength + tagLength) return undefined
  const decipher = createDecipheriv(algorithm, key(), sealed.subarray(0, ivLength))
  decipher.setAuthTag(sealed.subarray(-tagLength))
  const secret = decipher.update(sealed.subarray(ivLength, -tagLength))
  try {
    const text = Buffer.concat([secret, decipher.final()]).toString('utf8')
    const [end, path] = JSON.parse(text) as [number, string]
    return now().getTime() < end ? path : undefined
  } catch {
    return undefined
  }
}

/** The two routes are bundled apart; a process must still have one key. */
const keyName = Symbol.for('school-website.certificate-key')

function key(): Buffer {
  const holder = globalThis as { [keyName]?: Buffer }
  return (holder[keyName] ??= env.certificateSecret
    ? Buffer.from(hkdfSync('sha256', env.certificateSecret, '', prefix, 32))
    : randomBytes(32))
}
