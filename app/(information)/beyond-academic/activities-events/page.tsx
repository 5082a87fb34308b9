import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/beyond-academic/activities-events'

export const generateMetadata = () => pageMetadata(path)

export default async function ActivitiesPage() {
  return <InformationPage {...await loadInformationPage(path)} />
}
