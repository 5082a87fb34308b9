import { RecipePage } from '@/app/(english)/(information)/RecipePage'
import { HelpDeskCall } from '@/components/information/HelpDeskCall/HelpDeskCall'
import { RouteFlags } from '@/components/information/RouteFlags/RouteFlags'
import { TransportTable } from '@/components/tables/TransportTable/TransportTable'
import { transportDesk } from '@/content/data/contact'
import { feeTerms } from '@/content/data/fees'
import { transportRoutes } from '@/content/data/transport'
import { findLanguage } from '@/content/languages'
import { school } from '@/content/school'
import { loadBusRoutes } from '@/lib/pages/bus-routes'
import { localeParams } from '@/lib/routing/translations'
import { pageMetadata } from '@/lib/seo/metadata'

type TransportProps = PageProps<'/[locale]/our-campus/facilities/transport'>

const path = '/our-campus/facilities/transport'

export const generateStaticParams = () => localeParams(path)

export const generateMetadata = async ({ params }: TransportProps) =>
  pageMetadata(path, findLanguage((await params).locale))

export default async function TransportPage({ params }: TransportProps) {
  const language = findLanguage((await params).locale)
  const { words } = language
  return (
    <RecipePage
      path={path}
      language={language}
      after={<HelpDeskCall phone={school.phones[0]} desk={transportDesk} words={words.tables} />}
    >
      <RouteFlags {...loadBusRoutes(language)} words={words} />
      <TransportTable terms={feeTerms} routes={transportRoutes} words={words} />
    </RecipePage>
  )
}
