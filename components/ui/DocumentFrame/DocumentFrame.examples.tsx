import { sampleCertificate } from '@/content/data/certificate'
import { DocumentFrame } from './DocumentFrame'

export const examples = {
  'a PDF document': (
    <DocumentFrame
      title="Sample of a transfer certificate"
      link="Open the sample (PDF)"
      {...sampleCertificate}
    />
  ),
}
