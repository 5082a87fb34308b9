/** The name in the shared path for all names that no record can have. */
export const invalidName = '~'

/**
 * The header in which the middleware names the page to render, when it is not the page of the address: albums, lists
 * with filters, names that no record can have. `next.config.ts` rewrites to it. The middleware cannot rewrite itself:
 * that needs an absolute address, and Next sends a request to itself when the origin differs from its own, as
 * `localhost` does from `127.0.0.1`.
 */
export const internalPathHeader = 'x-internal-path'
