import { StreamTool } from '@/components/information/StreamTool/StreamTool'
import { SubjectCombinations } from '@/components/information/SubjectCombinations/SubjectCombinations'
import { AgeTable } from '@/components/tables/AgeTable/AgeTable'
import { StreamTable } from '@/components/tables/StreamTable/StreamTable'
import { ageRowEleven, agesAsOn } from '@/content/data/ages'
import { streamBands } from '@/content/data/streams'
import { subjectCombinations } from '@/content/data/subjects'
import { type ScoreFields, streamsPath } from '@/lib/streams/match'
import { RecipePage } from '../../RecipePage'

/** The criteria of Class XI, with the streams for some scores (R-ADMISSION-3, R-ADMISSION-6). */
export function CriteriaClassEleven({ scores }: { scores?: ScoreFields }) {
  return (
    <RecipePage path={streamsPath} printable>
      <StreamTool fields={scores} />
      <AgeTable caption="Age for Class XI" asOn={agesAsOn} rows={[ageRowEleven]} />
      <StreamTable streams={streamBands} />
      <SubjectCombinations combinations={subjectCombinations} />
    </RecipePage>
  )
}
