import { CostTool } from '@/components/information/CostTool/CostTool'
import { FeeCards } from '@/components/information/FeeCards/FeeCards'
import { HelpDeskCall } from '@/components/information/HelpDeskCall/HelpDeskCall'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { feeDesk } from '@/content/data/contact'
import { feeCards } from '@/content/data/fees'
import { transportRoutes } from '@/content/data/transport'
import { findLanguage } from '@/content/languages'
import { costTool } from '@/lib/pages/fees'
import { loadInformationPage } from '@/lib/pages/information'
import { localeParams } from '@/lib/routing/translations'
import { pageMetadata } from '@/lib/seo/metadata'
import { FeeTables, tableId, transportId } from './FeeTables'

type FeeStructureProps = PageProps<'/[locale]/fee-structure'>

const path = '/fee-structure'

export const generateStaticParams = () => localeParams(path)

export const generateMetadata = async ({ params }: FeeStructureProps) =>
  pageMetadata(path, findLanguage((await params).locale))

/** All fees on one page: the cards lead to the tables below, for which English has a page each. */
export default async function FeeStructurePage({ params }: FeeStructureProps) {
  const language = findLanguage((await params).locale)
  const { words } = language
  const frame = await loadInformationPage(path, language)
  const groups = feeCards.map((group) => ({ ...group, path: `#${tableId(group)}` }))
  const transport = { path: `#${transportId}`, routes: transportRoutes }
  return (
    <InformationPage
      {...frame}
      after={
        <>
          <FeeTables words={words} />
          <HelpDeskCall phone={frame.phone} desk={feeDesk} words={words.tables} />
        </>
      }
      printable
    >
      <CostTool {...costTool(language)} />
      <FeeCards {...{ groups, transport, words }} />
    </InformationPage>
  )
}
