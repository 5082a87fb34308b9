import { ContactFacts } from '@/components/ui/ContactFacts/ContactFacts'
import { school } from '@/content/school'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../RecipePage'

const path = '/privacy-policy'

export const generateMetadata = () => pageMetadata(path)

export default function PrivacyPolicyPage() {
  return (
    <RecipePage
      path={path}
      after={<ContactFacts school={school} email={school.emails.privacy} />}
    />
  )
}
