import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '@/lib/core/env'
import { maxSearchLength } from '@/lib/core/search-length'
import { toPlainLine } from '@/lib/core/normalise'

/**
 * A search at the desk may contain a family's name or number. URLs end up in logs and in the browser's history, so the
 * URL of a list contains the search encrypted (AES-256-GCM). Unencrypted searches are ignored (R-DESK-18).
 */

const algorithm = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

const getKey = () =>
  Buffer.from(hkdfSync('sha256', env.deskSecret ?? '', '', 'school-website search', 32))

/** Encrypts a search for the URL of a list; empty for an empty search. */
export function sealSearch(text: string): string {
  const search = toPlainLine(text).slice(0, maxSearchLength)
  if (!search) return ''
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, getKey(), iv)
  const sealed = [iv, cipher.update(search, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat(sealed).toString('base64url')
}

/** Decrypts a search; empty for a value that this desk has not encrypted. */
export function openSearch(value: unknown): string {
  const sealed = Buffer.from(typeof value === 'string' ? value : '', 'base64url')
  if (sealed.length <= ivLength + tagLength) return ''
  const decipher = createDecipheriv(algorithm, getKey(), sealed.subarray(0, ivLength))
  decipher.setAuthTag(sealed.subarray(-tagLength))
  try {
    const opened = [decipher.update(sealed.subarray(ivLength, -tagLength)), decipher.final()]
    return Buffer.concat(opened).toString('utf8')
  } catch {
    return ''
  }
}
