import { CertificateForm } from '@/components/certificates/CertificateForm/CertificateForm.client'
import { DocumentParts } from '@/components/information/DocumentParts/DocumentParts'
import { type DocumentLayoutProps, splitOpening } from '@/components/information/document-layout'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { DocumentFrame } from '@/components/ui/DocumentFrame/DocumentFrame'
import { sampleCertificate } from '@/content/words/en/certificates'
import { layout } from '@/content/words/en/layout'
import type { RequestCertificate } from '@/lib/certificates/outcome'
import { formatHours } from '@/lib/school/help-desk'
import styles from './CertificatePage.module.scss'

type CertificatePageProps = DocumentLayoutProps & {
  /** URL of the lookup endpoint. */
  endpoint: string
  /** Server action for visitors without script. */
  action: RequestCertificate
  /** Paths of the sample document and of a picture of it. */
  sample: { href: string; picture: string }
}

/** The transfer certificate page: its opening in the head, then form, sample and text, the sample beside them on wide screens. */
export function CertificatePage({
  endpoint,
  action,
  sample,
  parts,
  ...frame
}: CertificatePageProps) {
  const { lead, others } = splitOpening(parts)
  return (
    <InformationPage interactive {...frame} lead={lead}>
      <div className={styles.columns}>
        <CertificateForm
          endpoint={endpoint}
          action={action}
          phone={frame.phone}
          hours={formatHours(layout)}
        />
        <DocumentFrame {...sampleCertificate} {...sample} />
        <DocumentParts parts={others} />
      </div>
    </InformationPage>
  )
}
