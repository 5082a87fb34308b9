import { CertificatePage } from '@/components/certificates/CertificatePage/CertificatePage'
import { requestCertificate } from '@/lib/certificates/request-certificate'
import { loadCertificatePage } from '@/lib/pages/certificate'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/academics/student-transfer-certificate'

export const generateMetadata = () => pageMetadata(path)

export default async function TransferCertificatePage() {
  return <CertificatePage {...await loadCertificatePage(path)} action={requestCertificate} />
}
