import { AdmissionStatus } from '@/components/information/AdmissionStatus/AdmissionStatus'
import { CostLink } from '@/components/information/CostLink/CostLink'
import { CardGrid } from '@/components/information/CardGrid/CardGrid'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { admissionStatus } from '@/lib/core/admission'
import { loadInformationPage, loadPageCards } from '@/lib/pages/information'
import { loadToday } from '@/lib/pages/today'
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
    <InformationPage {...await loadInformationPage(path)}>
      <AdmissionStatus text={admissionStatus(await loadToday())} />
      <CardGrid label="Pages about admission" cards={await loadPageCards(admissionCards)} />
      <CostLink />
    </InformationPage>
  )
}
