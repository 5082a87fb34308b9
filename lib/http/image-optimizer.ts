import 'server-only'

/**
 * Whether a request is from Next's image optimizer. The optimizer keeps its copies for a month, whatever the
 * original's `Cache-Control`, and passes on a file that it cannot resize. It sends no headers, while HTTP/1.1 requires
 * every client to send `Host` (RFC 9112, section 3.2).
 */
export const isImageOptimizer = ({ headers }: Request): boolean => !headers.has('host')
