import { InformationPage } from '@/components/information/InformationPage/InformationPage'
import { SubjectCombinations } from '@/components/information/SubjectCombinations/SubjectCombinations'
import { AgeTable } from '@/components/tables/AgeTable/AgeTable'
import { StreamTable } from '@/components/tables/StreamTable/StreamTable'
import { ageRowEleven, agesAsOn } from '@/content/data/ages'
import { streamBands } from '@/content/data/streams'
import { subjectCombinations } from '@/content/data/subjects'
import { loadInformationPage } from '@/lib/pages/information'
import { pageMetadata } from '@/lib/seo/metadata'

const path = '/admission/admission-criteria-class-elleven'

export const generateMetadata = () => pageMetadata(path)

export default async function CriteriaClassElevenPage() {
  return (
    <InformationPage {...await loadInformationPage(path)} printable>
      <AgeTable caption="Age for Class XI" asOn={agesAsOn} rows={[ageRowEleven]} />
      <StreamTable streams={streamBands} />
      <SubjectCombinations combinations={subjectCombinations} />
    </InformationPage>
  )
}
