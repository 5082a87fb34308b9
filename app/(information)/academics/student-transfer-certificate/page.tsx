import { CertificatePage } from '@/components/content/CertificatePage/CertificatePage'
import { requestCertificate } from '@/lib/certificates/request-certificate'
import { certificatePage } from '@/lib/pages/certificate-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/academics/student-transfer-certificate'

export const generateMetadata = () => pageMetadata(path)

export default async function TransferCertificatePage() {
  return <CertificatePage {...await certificatePage(path)} action={requestCertificate} />
}
