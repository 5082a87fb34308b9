'use client'

import { type MouseEvent, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { tabloidPageSize } from '@/content/constants'
import { lists } from '@/content/words/en/lists'
import { tabloid } from '@/content/words/en/tabloid'
import { createDate, now } from '@/lib/core/dates'
import { getNextRange } from '@/lib/records/pagination'
import {
  getCardId,
  buildTabloidHref,
  tabloidPath,
  type TabloidView,
} from '@/lib/records/tabloid-list'
import { FailedNote } from '@/components/ui/FailedNote/FailedNote'
import { TabloidList } from '../TabloidList/TabloidList'
import styles from './TabloidBrowser.module.scss'
import { useTabloid } from './use-tabloid'

const { failed, loading, showMore } = tabloid

/**
 * The tabloid's cards with Show More (R-TABLOID-1), which adds six and moves the focus to the first new one.
 * Without script Show More is a link to a longer list.
 */
export function TabloidBrowser({ view }: { view: TabloidView }) {
  const list = useTabloid(view)
  const today = useToday(view.renderedAt)
  const { from } = view
  const shown = list.entries.length
  const end = from + shown
  const pendingFocus = useRef<number>(undefined)
  const isPending = list.pending > 0

  useEffect(() => {
    const position = pendingFocus.current
    if (position === undefined || shown <= position) return
    pendingFocus.current = undefined
    document
      .getElementById(getCardId(from + position))
      ?.querySelector('a')
      ?.focus()
  }, [shown, from])

  function onShowMore(event: MouseEvent) {
    event.preventDefault()
    pendingFocus.current = shown
    list.showMore()
    // After the back button the list has the same length.
    window.history.replaceState(
      null,
      '',
      buildTabloidHref({ from, shown: shown + tabloidPageSize }),
    )
  }

  return (
    <div className={styles.tabloidBrowser} aria-busy={isPending}>
      <TabloidList entries={list.entries} from={from} today={today} pending={list.pending} />
      <div className={styles.foot}>
        <p role="status">{isPending ? loading : tabloid.showing(from, end, view.total)}</p>
        {from > 0 && (
          <ButtonLink variant="outline" size="small" href={tabloidPath}>
            {lists.newest}
          </ButtonLink>
        )}
        {list.failure && (
          <FailedNote announced text={failed(list.failure)}>
            <Button variant="outline" size="small" onClick={list.retry}>
              {lists.tryAgain}
            </Button>
          </FailedNote>
        )}
        {list.hasMore && !isPending && !list.failure && (
          <ButtonLink
            variant="outline"
            href={`${buildTabloidHref(getNextRange({ from, shown }, tabloidPageSize))}#${getCardId(end)}`}
            onClick={onShowMore}
          >
            {showMore}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/**
 * The current time: the time of rendering during hydration, then the browser's clock, which corrects a page rendered
 * before midnight (R-FRESH-3). The correction is deferred until after hydration.
 * @param renderedAt ISO 8601
 */
function useToday(renderedAt: string): Date {
  const today = useMemo(() => now(), [])
  const renderedDate = useMemo(() => createDate(renderedAt), [renderedAt])
  return useDeferredValue(today, renderedDate)
}
