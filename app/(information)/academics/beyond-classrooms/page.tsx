import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/academics/beyond-classrooms'

export const generateMetadata = () => pageMetadata(path)

export default async function BeyondClassroomsPage() {
  return <InformationPage {...await informationPage(path)} />
}
