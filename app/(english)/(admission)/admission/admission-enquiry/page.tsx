import { EnquiryPage } from '@/components/enquiry/EnquiryPage/EnquiryPage'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { sendEnquiry } from '@/lib/enquiries/send-enquiry'
import { loadEnquiryPage } from '@/lib/pages/enquiry'
import { loadToday } from '@/lib/pages/today'
import { pageMetadata } from '@/lib/seo/metadata'
import { buildFaqPage } from '@/lib/seo/page-structured-data'

const path = '/admission/admission-enquiry'

export const generateMetadata = () => pageMetadata(path)

export default async function AdmissionEnquiryPage() {
  const page = await loadEnquiryPage(path, await loadToday())
  return (
    <>
      <JsonLd data={buildFaqPage(page.questions.items)} />
      <EnquiryPage {...page} action={sendEnquiry} />
    </>
  )
}
