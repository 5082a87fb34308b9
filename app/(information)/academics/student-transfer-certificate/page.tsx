import { DocumentFrame } from '@/components/content/DocumentFrame/DocumentFrame'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { sampleCertificate } from '@/content/data/certificate'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/academics/student-transfer-certificate'

export const generateMetadata = () => pageMetadata(path)

export default async function TransferCertificatePage() {
  return (
    <InformationPage
      {...await informationPage(path)}
      after={
        <DocumentFrame
          title="Sample transfer certificate"
          href={sampleCertificate}
          link="Open the sample certificate (PDF)"
        />
      }
    />
  )
}
