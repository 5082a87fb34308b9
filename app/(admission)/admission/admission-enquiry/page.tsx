import { EnquiryPage } from '@/components/enquiry/EnquiryPage/EnquiryPage'
import { sendEnquiry } from '@/lib/enquiries/send-enquiry'
import { enquiryPage } from '@/lib/pages/enquiry-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/admission/admission-enquiry'

export const generateMetadata = () => pageMetadata(path)

export default async function AdmissionEnquiryPage() {
  return <EnquiryPage {...await enquiryPage(path)} action={sendEnquiry} />
}
