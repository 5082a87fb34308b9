/** After the last test, also when one has failed. */
export { removeTemporaryFolder as default } from './support/temporary-folder.mjs'
