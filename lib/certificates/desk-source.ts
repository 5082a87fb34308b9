import 'server-only'
import { withFailure } from '@/lib/content/client/errors'
import type { CertificateSource } from './source'

/** The certificates of the desk. Its code is loaded with the first look-up, and only where the desk is on. */
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
