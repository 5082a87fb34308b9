import { AdmissionStatus } from '@/components/information/AdmissionStatus/AdmissionStatus'
import { CostLink } from '@/components/information/CostLink/CostLink'
import { HelpDeskCall } from '@/components/information/HelpDeskCall/HelpDeskCall'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { WhichClass } from '@/components/information/WhichClass/WhichClass'
import { admissionDesk } from '@/content/data/contact'
import { findLanguage } from '@/content/languages'
import { loadAdmissionPage } from '@/lib/pages/admission'
import { localeParams } from '@/lib/routing/translations'
import { pageMetadata } from '@/lib/seo/metadata'
import { AdmissionTables } from './AdmissionTables'

type AdmissionProps = PageProps<'/[locale]/admission'>

const path = '/admission'

export const generateStaticParams = () => localeParams(path)

export const generateMetadata = async ({ params }: AdmissionProps) =>
  pageMetadata(path, findLanguage((await params).locale))

/** Admission on one page: its state today, the class, the steps, then ages, papers and dates. */
export default async function AdmissionPage({ params }: AdmissionProps) {
  const language = findLanguage((await params).locale)
  const { frame, status, tool, cost } = await loadAdmissionPage(path, language)
  return (
    <InformationPage
      {...frame}
      after={
        <>
          <AdmissionTables language={language} />
          <HelpDeskCall phone={frame.phone} desk={admissionDesk} words={language.words.tables} />
        </>
      }
      printable
    >
      <AdmissionStatus {...status} />
      <WhichClass {...tool} />
      <CostLink {...cost} />
    </InformationPage>
  )
}
