import { decodeQuery } from '@/lib/routing/query-pages'
import { variantMetadata } from '@/lib/seo/metadata'
import { parseScoreFields, streamsPath } from '@/lib/streams/match'
import { CriteriaClassEleven } from '../../../../admission/admission-criteria-class-elleven/CriteriaClassEleven'

export const generateStaticParams = () => []

export const generateMetadata = () => variantMetadata(streamsPath)

/** The criteria of Class XI with scores in the query. */
export default async function StreamsPage({
  params,
}: PageProps<'/query/admission/admission-criteria-class-elleven/[query]'>) {
  return <CriteriaClassEleven scores={parseScoreFields(decodeQuery((await params).query))} />
}
