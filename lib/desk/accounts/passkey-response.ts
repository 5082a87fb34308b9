import { z } from 'zod'

const base64url = (maxLength: number) => z.base64url().min(1).max(maxLength)

/** Longer ids are not allowed (Web Authentication, section 5.1). */
const credential = {
  id: base64url(1364),
  rawId: base64url(1364),
  type: z.literal('public-key'),
  // The desk requests no extensions.
  clientExtensionResults: z.object({}),
}

/** The browser's response for a new passkey. Leaves out what the desk does not use. */
export const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(32)).max(8).default([]),
  }),
})

/** The browser's response for a log-in. Rejects a passkey without an account: the desk creates none. */
export const authenticationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: base64url(100),
  }),
})
