import 'server-only'
import path from 'node:path'
import { fileOf } from '@/lib/content-service/addresses'
import { createEmbeddedSource, readRows } from '@/lib/content-service/embedded-source'
import type { CertificateSource } from './source'

/**
 * The certificates that come with the site, of `certificates.json` (decisions D9): the admission number must
 * be the same to the letter, the name but for case and repeated spaces.
 */
export function createEmbeddedCertificates(folders: {
  records: string
  media: string
}): CertificateSource {
  const { file } = createEmbeddedSource(folders)
  return {
    async find({ admission, name }) {
      const rows = await readRows(path.join(folders.records, 'certificates.json'))
      const row = rows.find((row) => row.admission === admission && fold(row.name) === fold(name))
      return typeof row?.data === 'string' ? (fileOf(row.data) ?? undefined) : undefined
    },
    open: (name) => file(name, {}),
  }
}

const fold = (name: unknown) =>
  typeof name === 'string' ? name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase() : null
