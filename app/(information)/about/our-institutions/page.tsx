import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { InstitutionCards } from '@/components/information/InstitutionCards/InstitutionCards'
import { institutions } from '@/content/data/institutions'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/about/our-institutions'

export const generateMetadata = () => pageMetadata(path)

export default async function InstitutionsPage() {
  return (
    <InformationPage {...await loadInformationPage(path)}>
      <InstitutionCards institutions={institutions} />
    </InformationPage>
  )
}
