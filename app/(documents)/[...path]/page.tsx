import { DocumentPage } from '@/app/DocumentPage'
import { listDocuments } from '@/lib/pages/information'
import { parsePage } from '@/lib/routing/translations'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = PageProps<'/[...path]'>

export const dynamicParams = false

export const generateStaticParams = async () =>
  (await listDocuments()).map((path) => ({ path: path.split('/').slice(1) }))

export async function generateMetadata({ params }: Props) {
  const { path, language } = parsePage((await params).path)
  return pageMetadata(path, language)
}

/** Every page that is a document, in every language (docs/decisions/104). */
export default async function Page({ params }: Props) {
  return <DocumentPage {...parsePage((await params).path)} />
}
