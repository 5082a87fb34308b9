import { methodNotAllowed } from './responses'

/** The other methods of an endpoint for POST: its `route.ts` has `export *` from this file. */
const refuse = () => methodNotAllowed('POST')
export { refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
