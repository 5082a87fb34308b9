import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { InstitutionCards } from '@/components/content/InstitutionCards/InstitutionCards'
import { institutions } from '@/content/data/institutions'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/about/our-institutions'

export const generateMetadata = () => pageMetadata(path)

export default async function InstitutionsPage() {
  return (
    <InformationPage {...await informationPage(path)}>
      <InstitutionCards institutions={institutions} />
    </InformationPage>
  )
}
