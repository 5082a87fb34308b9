import { CertificateForm } from '@/components/certificates/CertificateForm/CertificateForm.client'
import {
  InformationPage,
  type InformationPageProps,
} from '@/components/information/InformationPage/InformationPage'
import { DocumentFrame } from '@/components/ui/DocumentFrame/DocumentFrame'
import type { RequestCertificate } from '@/lib/certificates/outcome'

type CertificatePageProps = Omit<InformationPageProps, 'children' | 'after'> & {
  /** URL of the lookup endpoint. */
  endpoint: string
  /** Server action for visitors without script. */
  action: RequestCertificate
  /** URL of the sample document. */
  sample: string
}

/** The transfer certificate page: form, text, sample. */
export function CertificatePage({ endpoint, action, sample, ...frame }: CertificatePageProps) {
  return (
    <InformationPage
      interactive
      {...frame}
      after={
        <DocumentFrame
          title="Sample transfer certificate"
          href={sample}
          link="Open the sample certificate (PDF)"
        />
      }
    >
      <CertificateForm endpoint={endpoint} action={action} phone={frame.phone} />
    </InformationPage>
  )
}
