import { CostTool } from '@/components/information/CostTool/CostTool'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { findLanguage } from '@/content/languages'
import { costPath, parseCostFields } from '@/lib/fees/choice'
import { costMetadata, costAnswer } from '@/lib/pages/fees'
import { loadInformationPage } from '@/lib/pages/information'

type CostPageProps = PageProps<'/[locale]/query/fee-structure'>

export const generateMetadata = async ({ params, searchParams }: CostPageProps) =>
  costMetadata(parseCostFields(await searchParams), findLanguage((await params).locale))

/** `/bn/fee-structure` with a choice in its query: the answer on one sheet. */
export default async function CostPage({ params, searchParams }: CostPageProps) {
  const language = findLanguage((await params).locale)
  const frame = await loadInformationPage(costPath, language)
  // The lead is about all classes.
  const page = { ...frame.page, lead: '' }
  return (
    <InformationPage {...frame} page={page} text={undefined}>
      <CostTool {...costAnswer(parseCostFields(await searchParams), language)} />
    </InformationPage>
  )
}
