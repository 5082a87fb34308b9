import { CertificateForm } from '@/components/forms/CertificateForm/CertificateForm.client'
import type { CertificateFailure } from '@/lib/certificates/outcome'
import { DocumentFrame } from '../DocumentFrame/DocumentFrame'
import { InformationPage, type InformationPageProps } from '../InformationPage/InformationPage'

type CertificatePageProps = Omit<InformationPageProps, 'children' | 'after'> & {
  /** Where the form is sent. */
  action: string
  /** Address of the sample document. */
  sample: string
  /** How the form that was posted without script ended. */
  failure?: CertificateFailure
}

/** The transfer certificate page (P§2.13): form, words, sample. */
export function CertificatePage({ action, sample, failure, ...frame }: CertificatePageProps) {
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
      <CertificateForm action={action} failure={failure} />
    </InformationPage>
  )
}
