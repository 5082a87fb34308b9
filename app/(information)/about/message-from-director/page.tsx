import { MessagePage } from '@/components/information/MessagePage/MessagePage'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/about/message-from-director'

export const generateMetadata = () => pageMetadata(path)

export default async function DirectorPage() {
  return <MessagePage {...await loadInformationPage(path)} />
}
