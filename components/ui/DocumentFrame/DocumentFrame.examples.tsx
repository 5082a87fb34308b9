import { sampleCertificatePicture } from '@/content/data/certificate'
import { DocumentFrame } from './DocumentFrame'

export const examples = {
  'a PDF document': (
    <DocumentFrame
      title="Sample of a transfer certificate"
      href="/documents/transfer-certificate-sample.pdf"
      link="Open the sample (PDF)"
      picture={sampleCertificatePicture}
    />
  ),
}
