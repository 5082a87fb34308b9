import { CardGrid } from '@/components/content/CardGrid/CardGrid'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { informationPage, pageCards } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/admission'

export const generateMetadata = () => pageMetadata(path)

/** The four cards of the index, in order (R-ADMISSION-1). */
const admissionCards = [
  '/admission/admission-information',
  '/admission/admission-schedule',
  '/admission/admission-criteria-class-pre-nursery-to-class-nine',
  '/admission/admission-criteria-class-elleven',
]

export default async function AdmissionPage() {
  return (
    <InformationPage {...await informationPage(path)}>
      <CardGrid label="Pages about admission" cards={await pageCards(admissionCards)} />
    </InformationPage>
  )
}
