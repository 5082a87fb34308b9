import { notFound } from 'next/navigation'
import { listAt } from '@/app/list-pages'

export const generateStaticParams = () => []

/** A list without its page (`components/records/ListRegion`). */
export default async function ListPart({ params }: PageProps<'/part/[...page]'>) {
  const list = listAt((await params).page) ?? notFound()
  return list.part()
}
