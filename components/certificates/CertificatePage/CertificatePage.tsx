import { CertificateForm } from '@/components/certificates/CertificateForm/CertificateForm.client'
import {
  DocumentParts,
  type RenderedPart,
} from '@/components/information/DocumentParts/DocumentParts'
import {
  InformationPage,
  type InformationPageProps,
} from '@/components/information/InformationPage/InformationPage'
import { PagePicture } from '@/components/information/PagePicture/PagePicture'
import { DocumentFrame } from '@/components/ui/DocumentFrame/DocumentFrame'
import { sampleCertificate } from '@/content/words/en/certificates'
import type { RequestCertificate } from '@/lib/certificates/outcome'

type CertificatePageProps = Omit<InformationPageProps, 'children'> & {
  /** An opening, then other words. */
  parts: readonly RenderedPart[]
  /** URL of the lookup endpoint. */
  endpoint: string
  /** Server action for visitors without script. */
  action: RequestCertificate
  /** URL of the sample document. */
  sample: string
}

/** The transfer certificate page: form, text with the page's picture on phones, sample. */
export function CertificatePage({
  endpoint,
  action,
  sample,
  parts,
  ...frame
}: CertificatePageProps) {
  return (
    <InformationPage interactive {...frame}>
      <CertificateForm endpoint={endpoint} action={action} phone={frame.phone} />
      <DocumentParts parts={parts.slice(0, 1)} />
      <PagePicture page={frame.page} />
      <DocumentParts parts={parts.slice(1)} />
      <DocumentFrame {...sampleCertificate} href={sample} />
    </InformationPage>
  )
}
