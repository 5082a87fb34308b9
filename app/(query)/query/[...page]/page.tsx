import { DocumentPage } from '@/app/DocumentPage'
import { findListPage } from '@/app/list-pages'
import { costPath, parseCostFields } from '@/lib/calculators/cost-choice'
import { buildCostMetadata } from '@/lib/pages/fees'
import { decodeQuery } from '@/lib/routing/query-pages'
import { parsePage } from '@/lib/routing/translations'
import { buildVariantMetadata } from '@/lib/seo/metadata'

type Props = PageProps<'/query/[...page]'>

export const generateStaticParams = () => []

/** Parses the page of a path made by `getQueryPath`, and its query. */
async function parse({ params }: Props) {
  const { page } = await params
  return { ...parsePage(page.slice(0, -1)), query: decodeQuery(page.at(-1)!) }
}

export async function generateMetadata(props: Props) {
  const { path, language, query } = await parse(props)
  return path === costPath
    ? buildCostMetadata(parseCostFields(query), language)
    : buildVariantMetadata(path, language)
}

/** A list with filters, or a document with the choice in its tool, in the query (docs/decisions/098). */
export default async function QueryPage(props: Props) {
  const list = findListPage((await props.params).page)
  return list ? list.page() : <DocumentPage {...await parse(props)} />
}
