/** Before the workers start, which inherit the environment. Playwright calls what it returns after the last test. */
export { makeTemporaryFolder as default } from './support/temporary-folder.mjs'
