import { MessagePage } from '@/components/information/MessagePage/MessagePage'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/about/message-from-pro-vc'

export const generateMetadata = () => pageMetadata(path)

export default async function ProViceChancellorPage() {
  return <MessagePage {...await loadInformationPage(path)} />
}
