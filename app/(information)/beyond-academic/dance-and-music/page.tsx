import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/beyond-academic/dance-and-music'

export const generateMetadata = () => pageMetadata(path)

export default async function DanceAndMusicPage() {
  return <InformationPage {...await informationPage(path)} />
}
