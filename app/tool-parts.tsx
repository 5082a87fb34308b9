import { CostTool } from '@/components/information/CostTool/CostTool'
import { StreamTool } from '@/components/information/StreamTool/StreamTool'
import { costPath, parseCostFields } from '@/lib/calculators/cost-choice'
import { getCostAnswer } from '@/lib/pages/fees'
import { decodeQuery } from '@/lib/routing/query-pages'
import { parsePage } from '@/lib/routing/translations'
import { parseScoreFields, streamsPath } from '@/lib/calculators/stream-match'

/**
 * Finds the tool of a path made by `getQueryPath`, with the answer to its query and without its page. Its script fetches
 * it.
 * @param segments of the path, without its folder
 */
export function findTool(segments: readonly string[]) {
  const { path, language } = parsePage(segments.slice(0, -1))
  const query = decodeQuery(segments.at(-1)!)
  if (path === costPath) return <CostTool {...getCostAnswer(parseCostFields(query), language)} />
  if (path === streamsPath) return <StreamTool fields={parseScoreFields(query)} />
  return undefined
}
