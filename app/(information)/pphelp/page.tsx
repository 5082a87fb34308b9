import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { PortalLinks } from '@/components/information/PortalLinks/PortalLinks'
import { school } from '@/content/school'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/pphelp'

export const generateMetadata = () => pageMetadata(path)

export default async function PortalHelpPage() {
  return (
    <InformationPage {...await loadInformationPage(path)}>
      <PortalLinks portal={school.portal} appStores={school.appStores} />
    </InformationPage>
  )
}
