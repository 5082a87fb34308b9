import 'server-only'

/**
 * How long a mail server may take (RFC 5321, 4.5.3.2). Many greet a client that they do not know after half a minute, so
 * that senders of spam give up.
 */
export const mailTimeouts = {
  dnsTimeout: 8000,
  connectionTimeout: 30_000,
  greetingTimeout: 5 * 60_000,
  /** For each answer. */
  socketTimeout: 5 * 60_000,
}

/** Shorter limits while a person waits, below the timeout of a proxy. */
export const shortMailTimeouts = {
  ...mailTimeouts,
  connectionTimeout: 8000,
  greetingTimeout: 45_000,
  socketTimeout: 45_000,
}
