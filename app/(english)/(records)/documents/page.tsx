import { DocumentsScreen } from '@/components/records/DocumentsScreen/DocumentsScreen'
import { loadInformationPage } from '@/lib/pages/information'
import { loadDocuments } from '@/lib/pages/documents'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/documents')

export default async function DocumentsPage() {
  const [frame, data] = await Promise.all([loadInformationPage('/documents'), loadDocuments()])
  return <DocumentsScreen frame={frame} {...data} />
}
