import { HelpDeskCall } from '@/components/information/HelpDeskCall/HelpDeskCall'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { reception } from '@/content/data/contact'
import { findLanguage } from '@/content/languages'
import { loadInformationPage } from '@/lib/pages/information'
import { localeParams } from '@/lib/routing/translations'
import { pageMetadata } from '@/lib/seo/metadata'

type TransferCertificateProps = PageProps<'/[locale]/academics/student-transfer-certificate'>

const path = '/academics/student-transfer-certificate'

export const generateStaticParams = () => localeParams(path)

export const generateMetadata = async ({ params }: TransferCertificateProps) =>
  pageMetadata(path, findLanguage((await params).locale))

/** How to ask for a certificate, in words. The form is on the English page. */
export default async function TransferCertificatePage({ params }: TransferCertificateProps) {
  const language = findLanguage((await params).locale)
  const frame = await loadInformationPage(path, language)
  return (
    <InformationPage
      {...frame}
      after={<HelpDeskCall phone={frame.phone} desk={reception} words={language.words.tables} />}
    />
  )
}
