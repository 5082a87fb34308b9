import { TabloidScreen } from '@/components/records/TabloidScreen/TabloidScreen'
import { loadTabloidPage } from '@/lib/pages/lists'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/tabloid')

export default async function TabloidPage() {
  return <TabloidScreen {...await loadTabloidPage()} />
}
