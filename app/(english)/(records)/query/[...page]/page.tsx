import { notFound } from 'next/navigation'
import { listAt } from '@/app/list-pages'
import { variantMetadata } from '@/lib/seo/metadata'

type Props = PageProps<'/query/[...page]'>

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props) {
  const list = listAt((await params).page)
  return list && variantMetadata(list.path)
}

/** A list with filters in its query (docs/decisions/098). */
export default async function FilteredListPage({ params }: Props) {
  const list = listAt((await params).page) ?? notFound()
  return list.page()
}
