import 'server-only'

/**
 * Whether a request is from Next's image optimizer. It keeps its copies for a month, whatever the original says of
 * caching, and passes on unchanged what it fails to resize. It sends no headers, while HTTP/1.1 requires a `Host` header
 * of every client (RFC 9112, section 3.2).
 */
export const isImageOptimizer = ({ headers }: Request): boolean => !headers.has('host')
