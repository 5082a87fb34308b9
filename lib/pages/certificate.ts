import 'server-only'
import { sampleCertificate } from '@/content/data/certificate'
import { env } from '@/lib/core/env'
import { loadInformationPage } from './information'

/** Data of the transfer certificate page. */
export async function loadCertificatePage(path: string) {
  return {
    ...(await loadInformationPage(path)),
    endpoint: `/api/tc/${env.schoolCode}`,
    sample: sampleCertificate,
  }
}
