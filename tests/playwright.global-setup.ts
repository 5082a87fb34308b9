import { oneTemporaryFolder } from './support/temporary-folder.mjs'

/** Before the workers start, which inherit the environment. Playwright calls what it returns after the last test. */
export default oneTemporaryFolder
