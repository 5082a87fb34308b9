import { AdmissionStatus } from '@/components/information/AdmissionStatus/AdmissionStatus'
import { CostLink } from '@/components/information/CostLink/CostLink'
import { CardGrid } from '@/components/information/CardGrid/CardGrid'
import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { WhichClass } from '@/components/information/WhichClass/WhichClass'
import { admissionStatus } from '@/lib/core/admission'
import { loadInformationPage, loadPageCards } from '@/lib/pages/information'
import { loadToday } from '@/lib/pages/today'
import { whichClass } from '@/lib/pages/which-class'
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
  const today = await loadToday()
  return (
    <InformationPage {...await loadInformationPage(path)}>
      <AdmissionStatus text={admissionStatus(today)} />
      <WhichClass {...whichClass(today)} />
      <CardGrid label="Pages about admission" cards={await loadPageCards(admissionCards)} />
      <CostLink />
    </InformationPage>
  )
}
