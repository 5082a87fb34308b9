import { methodNotAllowed } from './responses'

/** Rejects the other methods of an endpoint for GET and HEAD. Its `route.ts` has `export *` from this file. */
const refuse = () => methodNotAllowed('GET, HEAD')
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
