import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { WriteTo } from '@/components/content/WriteTo/WriteTo'
import { school } from '@/content/school'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/privacy-policy'

export const generateMetadata = () => pageMetadata(path)

export default async function PrivacyPolicyPage() {
  return (
    <InformationPage
      {...await informationPage(path)}
      after={<WriteTo school={school} email={school.emails.privacy} />}
    />
  )
}
