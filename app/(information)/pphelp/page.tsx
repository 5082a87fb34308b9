import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { PortalLinks } from '@/components/content/PortalLinks/PortalLinks'
import { school } from '@/content/school'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/pphelp'

export const generateMetadata = () => pageMetadata(path)

export default async function PortalHelpPage() {
  return (
    <InformationPage {...await informationPage(path)}>
      <PortalLinks portal={school.portal} appStores={school.appStores} />
    </InformationPage>
  )
}
