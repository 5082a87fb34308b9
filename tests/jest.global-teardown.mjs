/** After the last test, also when one has failed. */
export default function tearDown() {
  globalThis.removeTemporaryFolder()
}
