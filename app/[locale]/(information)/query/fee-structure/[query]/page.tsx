import { CostTool } from '@/components/information/CostTool/CostTool'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { findLanguage } from '@/content/languages'
import { costPath, parseCostFields } from '@/lib/fees/choice'
import { costAnswer, costMetadata } from '@/lib/pages/fees'
import { loadInformationPage } from '@/lib/pages/information'
import { decodeQuery } from '@/lib/routing/query-pages'

type Props = PageProps<'/[locale]/query/fee-structure/[query]'>

const fieldsOf = async ({ params }: Props) => parseCostFields(decodeQuery((await params).query))

export const generateStaticParams = () => []

export const generateMetadata = async (props: Props) =>
  costMetadata(await fieldsOf(props), findLanguage((await props.params).locale))

/** `/bn/fee-structure` with a choice in its query: the answer on one sheet. */
export default async function CostPage(props: Props) {
  const language = findLanguage((await props.params).locale)
  const frame = await loadInformationPage(costPath, language)
  // The lead is about all classes.
  const page = { ...frame.page, lead: '' }
  return (
    <InformationPage {...frame} page={page} text={undefined}>
      <CostTool {...costAnswer(await fieldsOf(props), language)} />
    </InformationPage>
  )
}
