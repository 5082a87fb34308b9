import { notFound } from 'next/navigation'
import { findListPage } from '@/app/list-pages'
import { findTool } from '@/app/tool-parts'

export const generateStaticParams = () => []

/** A list or a tool without its page (`components/records/ListRegion`, `components/information/ToolCard`). */
export default async function ListPart({ params }: PageProps<'/part/[...page]'>) {
  const { page } = await params
  const list = findListPage(page)
  return list ? list.part() : (findTool(page) ?? notFound())
}
