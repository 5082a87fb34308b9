import type { MouseEvent } from 'react'
import { ChoiceLinks } from '@/components/ui/ChoiceLinks/ChoiceLinks'
import { searchResults } from '@/content/words/en/search-results'
import { type SearchQuery, searchHref } from '@/lib/search/parameters'
import { type SearchResponse, searchKinds } from '@/lib/search/types'

type ResultKindFilterProps = {
  request: SearchQuery
  counts: SearchResponse['counts']
  onChoose: (kind: SearchQuery['kind'], event: MouseEvent) => void
}

/** Filters the results by kind. Renders nothing if all are of one kind. */
export function ResultKindFilter({ request, counts, onChoose }: ResultKindFilterProps) {
  const kinds = searchKinds.filter((kind) => counts[kind] || kind === request.kind)
  if (kinds.length < 2) return null
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const entries = [
    { kind: 'all' as const, label: searchResults.all, count: total },
    ...kinds.map((kind) => ({
      kind,
      label: searchResults.kindPlural[kind],
      count: counts[kind] ?? 0,
    })),
  ]
  return (
    <ChoiceLinks
      label={searchResults.kinds}
      choices={entries.map(({ kind, label, count }) => ({
        href: searchHref({ ...request, kind }),
        label,
        count,
        isCurrent: kind === request.kind,
        onClick: (event) => onChoose(kind, event),
      }))}
    />
  )
}
