import { CostTool } from '@/components/information/CostTool/CostTool'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { costPath, parseCostFields } from '@/lib/fees/choice'
import { costAnswer, costMetadata } from '@/lib/pages/fees'
import { loadInformationPage } from '@/lib/pages/information'

type CostPageProps = PageProps<'/query/fee-structure'>

export const generateMetadata = async ({ searchParams }: CostPageProps) =>
  costMetadata(parseCostFields(await searchParams))

/** `/fee-structure` with a choice in its query: the answer on one sheet. `next.config.ts` rewrites to it. */
export default async function CostPage({ searchParams }: CostPageProps) {
  const frame = await loadInformationPage(costPath)
  // The lead is about all classes.
  const page = { ...frame.page, lead: '' }
  return (
    <InformationPage {...frame} page={page} text={undefined}>
      <CostTool {...costAnswer(parseCostFields(await searchParams))} />
    </InformationPage>
  )
}
