import { EnquiryPage } from '@/components/enquiry/EnquiryPage/EnquiryPage'
import { enquiryPage } from '@/lib/pages/enquiry-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/admission/admission-enquiry'

export const generateMetadata = () => pageMetadata(path)

export default async function AdmissionEnquiryPage() {
  return <EnquiryPage {...await enquiryPage(path)} />
}
