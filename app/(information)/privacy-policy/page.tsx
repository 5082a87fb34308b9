import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { EmailLink } from '@/components/ui/EmailLink/EmailLink'
import { school } from '@/content/school'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/privacy-policy'

export const generateMetadata = () => pageMetadata(path)

export default async function PrivacyPolicyPage() {
  return (
    <InformationPage
      {...await loadInformationPage(path)}
      after={<EmailLink school={school} email={school.emails.privacy} />}
    />
  )
}
