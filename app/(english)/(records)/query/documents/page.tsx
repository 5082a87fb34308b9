import { DocumentsScreen } from '@/components/records/DocumentsScreen/DocumentsScreen'
import { loadDocumentsPage } from '@/lib/pages/documents'
import { variantMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => variantMetadata('/documents')

/** `/documents` with filters in its query. */
export default async function FilteredDocumentsPage({
  searchParams,
}: PageProps<'/query/documents'>) {
  return <DocumentsScreen {...await loadDocumentsPage(await searchParams)} />
}
