import { AgeTable } from '@/components/content/AgeTable/AgeTable'
import { InformationPage } from '@/components/content/InformationPage/InformationPage'
import { StreamTable } from '@/components/content/StreamTable/StreamTable'
import { SubjectCombinations } from '@/components/content/SubjectCombinations/SubjectCombinations'
import { ageRowEleven, agesAsOn } from '@/content/data/ages'
import { streamBands } from '@/content/data/streams'
import { subjectCombinations } from '@/content/data/subjects'
import { informationPage } from '@/lib/pages/information-page'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/admission/admission-criteria-class-elleven'

export const generateMetadata = () => pageMetadata(path)

export default async function CriteriaClassElevenPage() {
  return (
    <InformationPage {...await informationPage(path)} printable>
      <AgeTable caption="Age for Class XI" asOn={agesAsOn} rows={[ageRowEleven]} />
      <StreamTable streams={streamBands} />
      <SubjectCombinations combinations={subjectCombinations} />
    </InformationPage>
  )
}
