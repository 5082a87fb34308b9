import { DocumentPage } from '@/app/DocumentPage'
import { listDocuments } from '@/lib/pages/information'
import { pageAt } from '@/lib/routing/translations'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = PageProps<'/[...path]'>

export const dynamicParams = false

export const generateStaticParams = async () =>
  (await listDocuments()).map((path) => ({ path: path.split('/').slice(1) }))

export async function generateMetadata({ params }: Props) {
  const { path, language } = pageAt((await params).path)
  return pageMetadata(path, language)
}

/** Every page that is a document, in every language (docs/decisions/104). */
export default async function Page({ params }: Props) {
  return <DocumentPage {...pageAt((await params).path)} />
}
