import { MessagePage } from '@/components/information/MessagePage/MessagePage'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/about/chairman-dps-society'

export const generateMetadata = () => pageMetadata(path)

export default async function ChairmanPage() {
  return <MessagePage {...await loadInformationPage(path)} />
}
