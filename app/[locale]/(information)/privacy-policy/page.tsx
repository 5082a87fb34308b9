import { RecipePage } from '@/app/(english)/(information)/RecipePage'
import { ContactFacts } from '@/components/ui/ContactFacts/ContactFacts'
import { FactList } from '@/components/ui/FactList/FactList'
import { findLanguage } from '@/content/languages'
import { school } from '@/content/school'
import { enquiryNotice } from '@/lib/pages/enquiry'
import { schoolIn } from '@/lib/routing/localized'
import { localeParams } from '@/lib/routing/translations'
import { pageMetadata } from '@/lib/seo/metadata'

type PrivacyPolicyProps = PageProps<'/[locale]/privacy-policy'>

const path = '/privacy-policy'

export const generateStaticParams = () => localeParams(path)

export const generateMetadata = async ({ params }: PrivacyPolicyProps) =>
  pageMetadata(path, findLanguage((await params).locale))

export default async function PrivacyPolicyPage({ params }: PrivacyPolicyProps) {
  const language = findLanguage((await params).locale)
  const notice = enquiryNotice(language)
  return (
    <RecipePage
      path={path}
      language={language}
      after={
        <>
          <FactList title={notice.title} facts={notice.items} />
          <ContactFacts
            school={schoolIn(language)}
            email={school.emails.privacy}
            words={language.words}
          />
        </>
      }
    />
  )
}
