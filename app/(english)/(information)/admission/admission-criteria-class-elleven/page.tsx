import { streamsPath } from '@/lib/streams/match'
import { pageMetadata } from '@/lib/seo/metadata'
import { CriteriaClassEleven } from './CriteriaClassEleven'

export const generateMetadata = () => pageMetadata(streamsPath)

export default function CriteriaClassElevenPage() {
  return <CriteriaClassEleven />
}
