/** Before the workers of Jest start, which inherit the environment. */
export { makeTemporaryFolder as default } from './support/temporary-folder.mjs'
