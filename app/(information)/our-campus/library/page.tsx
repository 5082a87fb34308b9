import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/our-campus/library'

export const generateMetadata = () => pageMetadata(path)

export default async function LibraryPage() {
  return <InformationPage {...await loadInformationPage(path)} />
}
