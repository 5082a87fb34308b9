import { DocumentsScreen } from '@/components/records/DocumentsScreen/DocumentsScreen'
import { withFrame } from '@/lib/pages/information'
import { loadDocuments } from '@/lib/pages/documents'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/documents')

export default async function DocumentsPage() {
  return <DocumentsScreen {...await withFrame('/documents', loadDocuments())} />
}
