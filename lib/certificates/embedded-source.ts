import 'server-only'
import path from 'node:path'
import { createEmbeddedSource, readRows } from '@/lib/content/client/embedded'
import { normaliseName, normaliseNumber } from '@/lib/core/certificate-keys'
import { toFilePath } from '@/lib/core/safe-urls'
import type { CertificateSource } from './source'

/** Creates the source of the embedded content service's certificates, which are listed in `certificates.json`. */
export function createEmbeddedCertificates(folders: {
  records: string
  media: string
}): CertificateSource {
  const { file } = createEmbeddedSource(folders)
  return {
    async find({ admission, name }) {
      const rows = await readRows(path.join(folders.records, 'certificates.json'))
      const row = rows.find(
        (row) =>
          isSame(row.admission, admission, normaliseNumber) &&
          isSame(row.name, name, normaliseName),
      )
      return typeof row?.data === 'string' ? (toFilePath(row.data) ?? undefined) : undefined
    },
    open: (name) => file(name, {}),
  }
}

const isSame = (stored: unknown, typed: string, normalise: (text: string) => string) =>
  typeof stored === 'string' && normalise(stored) === normalise(typed)
