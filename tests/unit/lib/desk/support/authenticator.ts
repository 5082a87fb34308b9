import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Faults of a response. */
type Faults = {
  origin?: string
  rpId?: string
  challenge?: string
  /** Whether the device has verified the user by finger, face or PIN. */
  isVerified?: boolean
  counter?: number
  userHandle?: string
  /** The page was in a frame of another site. */
  crossOrigin?: boolean
}

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

/** A device with one passkey, which responds like browsers (Web Authentication, sections 6.1 and 6.5). */
export function createAuthenticator(site = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let handle = ''
  let used = 0

  const clientData = (type: string, challenge: string, faults: Faults) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? site,
        crossOrigin: faults.crossOrigin ?? false,
      }),
    )

  function authenticatorData(faults: Faults, key = Buffer.alloc(0)) {
    const [isPresent, isVerified, hasKey] = [1, faults.isVerified === false ? 0 : 4, 64]
    const flags = isPresent | isVerified | (key.length > 0 ? hasKey : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(faults.counter ?? ++used)
    const party = sha256(faults.rpId ?? new URL(site).hostname)
    return Buffer.concat([party, Buffer.from([flags]), counter, key])
  }

  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
  }

  /** Creates the passkey. */
  function create(options: { challenge: string; user: { id: string } }, faults: Faults = {}) {
    handle = options.user.id
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
    ])
    const data = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      isoCBOR.encode(key),
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authenticatorData(faults, data))],
    ])
    return {
      ...credential,
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, faults)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    }
  }

  /** Uses the passkey. */
  function get(options: { challenge: string }, faults: Faults = {}) {
    const data = authenticatorData(faults)
    const client = clientData('webauthn.get', options.challenge, faults)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
    return {
      ...credential,
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: faults.userHandle ?? handle,
      },
    }
  }

  return { id: credential.id, create, get }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
