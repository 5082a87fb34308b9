import 'server-only'
import { withFailure } from '@/lib/content/client/errors'
import type { CertificateSource } from './source'

/** Creates the source of the desk's certificates. The code of the desk is loaded with the first look-up. */
export function createDeskCertificates(): CertificateSource {
  const load = () => import('@/lib/desk/media/certificates')
  return {
    async find(request) {
      const { findCertificate } = await load()
      return withFailure(findCertificate(request))
    },
    async open(key) {
      const { openCertificateFile } = await load()
      const file = await withFailure(openCertificateFile(key))
      return file && { etag: null, lastModified: null, ...file }
    },
  }
}
