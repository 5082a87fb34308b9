/** The name in the shared path for all names that no record can have. */
export const invalidName = '~'

/**
 * The header with which the middleware asks for that path; its value is the folder. `next.config.ts` then chooses the page,
 * without an address. A rewrite of the middleware needs an absolute one, and Next sends a request to itself when the origin
 * differs from its own, as `localhost` does from `127.0.0.1`.
 */
export const invalidNameHeader = 'x-invalid-name'
