import { JsonLd } from '@/components/content/JsonLd/JsonLd'
import { EnquiryPage } from '@/components/enquiry/EnquiryPage/EnquiryPage'
import { sendEnquiry } from '@/lib/enquiries/send-enquiry'
import { enquiryPage } from '@/lib/pages/enquiry-page'
import { pageMetadata } from '@/lib/seo/metadata'
import { questionsData } from '@/lib/seo/page-data'

const path = '/admission/admission-enquiry'

export const generateMetadata = () => pageMetadata(path)

export default async function AdmissionEnquiryPage() {
  const page = await enquiryPage(path)
  return (
    <>
      <JsonLd data={questionsData(page.questions.items)} />
      <EnquiryPage {...page} action={sendEnquiry} />
    </>
  )
}
