import 'server-only'
import { sampleCertificate } from '@/content/data/certificate'
import { env } from '@/lib/env'
import { informationPage } from './information-page'

/** Everything that the transfer certificate page shows. */
export async function certificatePage(path: string) {
  return {
    ...(await informationPage(path)),
    call: `/api/tc/${env.schoolCode}`,
    sample: sampleCertificate,
  }
}
