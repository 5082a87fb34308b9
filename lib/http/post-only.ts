import { methodNotAllowed } from './responses'

/** Rejects the other methods of an endpoint for POST. Its `route.ts` has `export *` from this file. */
const refuse = () => methodNotAllowed('POST')
export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
