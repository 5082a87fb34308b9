import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/beyond-academic/dance-and-music'

export const generateMetadata = () => pageMetadata(path)

export default async function DanceAndMusicPage() {
  return <InformationPage {...await loadInformationPage(path)} />
}
