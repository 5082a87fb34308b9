import type { MouseEvent } from 'react'
import { searchCopy } from '@/content/microcopy/search'
import { type SearchQuery, searchHref } from '@/lib/search/parameters'
import { type SearchResponse, searchKinds } from '@/lib/search/types'
import styles from './KindLinks.module.scss'

type KindLinksProps = {
  request: SearchQuery
  counts: SearchResponse['counts']
  onChoose: (kind: SearchQuery['kind'], event: MouseEvent) => void
}

/** Filters the results by kind. Links, so that they work without script. Renders nothing if all are of one kind. */
export function KindLinks({ request, counts, onChoose }: KindLinksProps) {
  const kinds = searchKinds.filter((kind) => counts[kind] || kind === request.kind)
  if (kinds.length < 2) return null
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const entries = [
    { kind: 'all' as const, label: searchCopy.all, count: total },
    ...kinds.map((kind) => ({
      kind,
      label: searchCopy.kindPlural[kind],
      count: counts[kind] ?? 0,
    })),
  ]
  return (
    <nav aria-label={searchCopy.kinds}>
      <ul className={styles.root}>
        {entries.map(({ kind, label, count }) => (
          <li key={kind}>
            <a
              href={searchHref({ ...request, kind })}
              aria-current={kind === request.kind ? 'true' : undefined}
              onClick={(event) => onChoose(kind, event)}
            >
              {label} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
