import { CertificateForm } from '@/components/certificates/CertificateForm/CertificateForm.client'
import {
  InformationPage,
  type InformationPageProps,
} from '@/components/information/InformationPage/InformationPage'
import { Opening } from '@/components/information/Opening/Opening'
import { PagePicture } from '@/components/information/PagePicture/PagePicture'
import { DocumentFrame } from '@/components/ui/DocumentFrame/DocumentFrame'
import { sampleCertificate } from '@/content/words/en/certificates'
import type { RequestCertificate } from '@/lib/certificates/outcome'

type CertificatePageProps = Omit<InformationPageProps, 'text' | 'children' | 'after'> &
  Required<Pick<InformationPageProps, 'text'>> & {
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
  text,
  ...frame
}: CertificatePageProps) {
  return (
    <InformationPage
      interactive
      {...frame}
      text={{ ...text, opening: undefined }}
      after={<DocumentFrame {...sampleCertificate} href={sample} />}
    >
      <CertificateForm endpoint={endpoint} action={action} phone={frame.phone} />
      <Opening>{text.opening}</Opening>
      <PagePicture page={frame.page} />
    </InformationPage>
  )
}
