import { EnquiryFormPage } from '@/components/enquiry/EnquiryFormPage/EnquiryFormPage'
import { findLanguage } from '@/content/languages'
import { sendEnquiry } from '@/lib/enquiries/send-enquiry'
import { enquiryPageForm } from '@/lib/pages/enquiry'
import { loadInformationPage } from '@/lib/pages/information'
import { localeParams } from '@/lib/routing/translations'
import { pageMetadata } from '@/lib/seo/metadata'

type EnquiryProps = PageProps<'/[locale]/admission/admission-enquiry'>

const path = '/admission/admission-enquiry'

export const generateStaticParams = () => localeParams(path)

export const generateMetadata = async ({ params }: EnquiryProps) =>
  pageMetadata(path, findLanguage((await params).locale))

export default async function EnquiryPage({ params }: EnquiryProps) {
  const language = findLanguage((await params).locale)
  return (
    <EnquiryFormPage
      frame={await loadInformationPage(path, language)}
      form={enquiryPageForm(language)}
      action={sendEnquiry}
    />
  )
}
