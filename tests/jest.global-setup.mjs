import { oneTemporaryFolder } from './support/temporary-folder.mjs'

/** Before the workers of Jest start, which inherit the environment. */
export default function setUp() {
  globalThis.removeTemporaryFolder = oneTemporaryFolder()
}
