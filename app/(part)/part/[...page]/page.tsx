import { notFound } from 'next/navigation'
import { listAt } from '@/app/list-pages'
import { toolAt } from '@/app/tool-parts'

export const generateStaticParams = () => []

/** A list or a tool without its page (`components/records/ListRegion`, `components/information/ToolCard`). */
export default async function ListPart({ params }: PageProps<'/part/[...page]'>) {
  const { page } = await params
  const list = listAt(page)
  return list ? list.part() : (toolAt(page) ?? notFound())
}
