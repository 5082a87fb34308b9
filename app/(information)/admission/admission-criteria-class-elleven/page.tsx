import { SubjectCombinations } from '@/components/information/SubjectCombinations/SubjectCombinations'
import { AgeTable } from '@/components/tables/AgeTable/AgeTable'
import { StreamTable } from '@/components/tables/StreamTable/StreamTable'
import { ageRowEleven, agesAsOn } from '@/content/data/ages'
import { streamBands } from '@/content/data/streams'
import { subjectCombinations } from '@/content/data/subjects'
import { pageMetadata } from '@/lib/seo/metadata'
import { RecipePage } from '../../RecipePage'

const path = '/admission/admission-criteria-class-elleven'

export const generateMetadata = () => pageMetadata(path)

export default function CriteriaClassElevenPage() {
  return (
    <RecipePage path={path} printable>
      <AgeTable caption="Age for Class XI" asOn={agesAsOn} rows={[ageRowEleven]} />
      <StreamTable streams={streamBands} />
      <SubjectCombinations combinations={subjectCombinations} />
    </RecipePage>
  )
}
