import { CertificateForm } from '@/components/certificates/CertificateForm/CertificateForm.client'
import {
  InformationPage,
  type InformationPageProps,
} from '@/components/information/InformationPage/InformationPage'
import { DocumentFrame } from '@/components/ui/DocumentFrame/DocumentFrame'
import type { RequestCertificate } from '@/lib/certificates/outcome'

type CertificatePageProps = Omit<InformationPageProps, 'children' | 'after'> & {
  /** Address of the call that looks certificates up. */
  call: string
  /** Takes the form where there is no script. */
  action: RequestCertificate
  /** Address of the sample document. */
  sample: string
}

/** The transfer certificate page: form, words, sample. */
export function CertificatePage({ call, action, sample, ...frame }: CertificatePageProps) {
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
      <CertificateForm call={call} action={action} />
    </InformationPage>
  )
}
