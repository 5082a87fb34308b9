import { PortalLinks } from '@/components/information/PortalLinks/PortalLinks'
import { school } from '@/content/school'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../RecipePage'

const path = '/pphelp'

export const generateMetadata = () => pageMetadata(path)

export default function PortalHelpPage() {
  return (
    <RecipePage path={path}>
      <PortalLinks portal={school.portal} appStores={school.appStores} />
    </RecipePage>
  )
}
