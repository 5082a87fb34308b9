import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { ContactFacts } from '@/components/ui/ContactFacts/ContactFacts'
import { school } from '@/content/school'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/privacy-policy'

export const generateMetadata = () => pageMetadata(path)

export default async function PrivacyPolicyPage() {
  return (
    <InformationPage
      {...await loadInformationPage(path)}
      after={<ContactFacts school={school} email={school.emails.privacy} />}
    />
  )
}
