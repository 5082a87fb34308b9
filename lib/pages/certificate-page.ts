import 'server-only'
import { sampleCertificate } from '@/content/data/certificate'
import { env } from '@/lib/env'
import { informationPage } from './information-page'

/** Everything that the transfer certificate page shows (P§2.13). */
export async function certificatePage(path: string) {
  return {
    ...(await informationPage(path)),
    action: `/api/tc/${env.schoolCode}`,
    sample: sampleCertificate,
  }
}
