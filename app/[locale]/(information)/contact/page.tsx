import { RecipePage } from '@/app/(english)/(information)/RecipePage'
import { ContactBoard } from '@/components/information/ContactBoard/ContactBoard'
import { EmergencyFacts } from '@/components/information/EmergencyFacts/EmergencyFacts'
import { emergencyNumbers, helpDeskMenu } from '@/content/data/contact'
import { findLanguage } from '@/content/languages'
import { schoolIn } from '@/lib/routing/localized'
import { localeParams } from '@/lib/routing/translations'
import { pageMetadata } from '@/lib/seo/metadata'

type ContactProps = PageProps<'/[locale]/contact'>

const path = '/contact'

export const generateStaticParams = () => localeParams(path)

export const generateMetadata = async ({ params }: ContactProps) =>
  pageMetadata(path, findLanguage((await params).locale))

export default async function ContactPage({ params }: ContactProps) {
  const language = findLanguage((await params).locale)
  return (
    <RecipePage
      path={path}
      language={language}
      after={<EmergencyFacts numbers={emergencyNumbers} words={language.words.tables} />}
    >
      <ContactBoard school={schoolIn(language)} desks={helpDeskMenu} words={language.words} />
    </RecipePage>
  )
}
