import { TabloidScreen } from '@/components/updates/TabloidScreen/TabloidScreen'
import { pageMetadata } from '@/lib/seo/metadata'
import { tabloidScreen } from '@/lib/updates/read-tabloid'

export const generateMetadata = () => pageMetadata('/tabloid')

export default async function TabloidPage() {
  return <TabloidScreen {...await tabloidScreen()} />
}
