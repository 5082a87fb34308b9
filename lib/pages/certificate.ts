import 'server-only'
import { sampleCertificate } from '@/content/data/certificate'
import { env } from '@/lib/core/env'
import { loadDocumentParts, loadInformationPage } from './information'

/** Loads the data of the transfer certificate page. */
export async function loadCertificatePage(path: string) {
  const [frame, parts] = await Promise.all([loadInformationPage(path), loadDocumentParts(path)])
  return {
    ...frame,
    parts: parts.filter((part) => part.kind !== 'block'),
    endpoint: `/api/tc/${env.schoolCode}`,
    sample: sampleCertificate,
  }
}
