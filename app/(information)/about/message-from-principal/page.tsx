import { MessagePage } from '@/components/content/MessagePage/MessagePage'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/about/message-from-principal'

export const generateMetadata = () => pageMetadata(path)

export default async function PrincipalPage() {
  return <MessagePage {...await informationPage(path)} />
}
