import { variantMetadata } from '@/lib/seo/metadata'
import { parseScoreFields, streamsPath } from '@/lib/streams/match'
import { CriteriaClassEleven } from '../../../admission/admission-criteria-class-elleven/CriteriaClassEleven'

export const generateMetadata = () => variantMetadata(streamsPath)

/** The criteria of Class XI with scores in the query. `next.config.ts` rewrites to it. */
export default async function StreamsPage({
  searchParams,
}: PageProps<'/query/admission/admission-criteria-class-elleven'>) {
  return <CriteriaClassEleven scores={parseScoreFields(await searchParams)} />
}
