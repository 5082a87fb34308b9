'use client'

import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { search as searchWords } from '@/content/words/en/search'
import { searchResults } from '@/content/words/en/search-results'
import type { Phone } from '@/content/types'
import type { NavLink } from '@/lib/routing/routes'
import { resultsPerPage, searchHref, searchPath } from '@/lib/search/parameters'
import type { SearchResponse } from '@/lib/search/types'
import { getNextRange, addRangeToUrl } from '@/lib/records/pagination'
import { ResultKindFilter } from '../ResultKindFilter/ResultKindFilter'
import { AnswerList } from '../AnswerList/AnswerList'
import { PopularSearches } from '../PopularSearches/PopularSearches'
import { ResultList } from '../ResultList/ResultList'
import { SearchField } from '@/components/layout/SearchField/SearchField'
import { moveWithArrows } from './move-with-arrows'
import styles from './SearchBrowser.module.scss'
import { type InitialSearch, useSearch } from './use-search'

export type SearchBrowserProps = InitialSearch & {
  popularPages: readonly NavLink[]
  phone: Phone
}

/** The search: a GET form with its results in the page. With script they update while typing. */
export function SearchBrowser({ popularPages, phone, ...initial }: SearchBrowserProps) {
  const search = useSearch(initial)
  const { request, response, results } = search
  const { root, moveFocusTo } = useFocusOnEntry(results.length)
  const { answers } = search
  const hasNoResults = response?.count === 0 && answers.length === 0 && !search.isWaiting

  function showMore(event: MouseEvent) {
    event.preventDefault()
    moveFocusTo(results.length)
    search.showMore()
  }

  return (
    <div className={styles.searchBrowser} onKeyDown={moveWithArrows}>
      <SearchForm query={initial.request.query} onType={search.type} />
      <p className={styles.count} role="status">
        {response && response.query === request.query && formatStatus(response)}
      </p>
      <AnswerList answers={answers} />
      {response && (
        <ResultKindFilter
          request={request}
          counts={response.counts}
          onChoose={(kind, event) => {
            event.preventDefault()
            search.chooseKind(kind)
          }}
        />
      )}
      {response && <Remarks response={response} />}
      <div ref={root} aria-busy={search.isWaiting}>
        <ResultList results={results} />
      </div>
      {search.failed && <Failure href={searchHref(request)} />}
      {response && search.from + results.length < response.count && (
        <ButtonLink
          className={styles.more}
          variant="outline"
          href={addRangeToUrl(
            searchHref(request),
            getNextRange({ from: search.from, shown: results.length }, resultsPerPage),
            resultsPerPage,
          )}
          onClick={showMore}
        >
          {searchResults.more}
        </ButtonLink>
      )}
      {hasNoResults && <NoResults phone={phone} />}
      {(!request.query || hasNoResults) && <PopularSearches links={popularPages} />}
    </div>
  )
}

const formatStatus = ({ answers, count, query }: SearchResponse) =>
  count > 0 || answers.length > 0 ? searchResults.count(count, query) : searchResults.nothing(query)

type SearchFormProps = { query: string; onType: (text: string) => void }

/** The effect submits text typed before hydration. */
function SearchForm({ query, onType }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => onType(input.current!.value), [onType])

  function submit(event: FormEvent) {
    event.preventDefault()
    onType(input.current!.value)
  }

  return (
    <div role="search" className={styles.form} aria-label={searchWords.name}>
      <form action={searchPath} onSubmit={submit}>
        <SearchField
          id="words"
          ref={input}
          defaultValue={query}
          onChange={({ target }) => onType(target.value)}
        />
      </form>
    </div>
  )
}

function Remarks({ response }: { response: SearchResponse }) {
  const lists = response.missing
    .map((kind) => searchResults.kindPlural[kind].toLowerCase())
    .join(', ')
  return (
    <>
      {response.isPartialMatch && response.count > 0 && response.answers.length === 0 && (
        <p className={styles.remark}>{searchResults.partialMatch}</p>
      )}
      {lists && <p className={styles.remark}>{searchResults.missing(lists)}</p>}
    </>
  )
}

function Failure({ href }: { href: string }) {
  return (
    <p className={styles.failed} role="alert">
      {searchResults.failed}{' '}
      <ButtonLink variant="outline" size="small" href={href}>
        {searchResults.retry}
      </ButtonLink>
    </p>
  )
}

/** Advice for a search without results, and the help desk's number. */
function NoResults({ phone }: { phone: Phone }) {
  return (
    <EmptyState text={searchResults.advice}>
      <ButtonLink size="small" href={`tel:${phone.dialled}`}>
        <Icon name="phone" /> {phone.printed}
      </ButtonLink>
    </EmptyState>
  )
}

/**
 * Moves the focus to an entry as soon as the list contains it (R-LIST-8).
 * @param count number of entries in the list
 */
function useFocusOnEntry(count: number) {
  const root = useRef<HTMLDivElement>(null)
  const pendingPosition = useRef<number>(undefined)

  useEffect(() => {
    const position = pendingPosition.current
    if (position === undefined || count <= position) return
    pendingPosition.current = undefined
    const entry = root.current?.querySelectorAll('li')[position]
    entry?.setAttribute('tabindex', '-1')
    entry?.focus()
  }, [count])

  function moveFocusTo(position: number) {
    pendingPosition.current = position
  }

  return { root, moveFocusTo }
}
