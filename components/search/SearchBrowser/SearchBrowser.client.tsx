'use client'

import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { useFocusOnEntry } from '@/components/hooks/use-focus-on-entry'
import { searchCopy } from '@/content/microcopy/search'
import type { Phone } from '@/content/types'
import type { NavLink } from '@/lib/routing/routes'
import { resultsPerPage, searchHref, searchPath } from '@/lib/search/parameters'
import type { SearchResponse } from '@/lib/search/types'
import { nextRange, urlWithRange } from '@/lib/records/pagination'
import { KindLinks } from '../KindLinks/KindLinks'
import { PopularSearches } from '../PopularSearches/PopularSearches'
import { ResultList } from '../ResultList/ResultList'
import { SearchField } from '@/components/layout/SearchField/SearchField'
import { moveWithArrows } from './move-with-arrows'
import styles from './SearchBrowser.module.scss'
import { type FirstSearch, useSearch } from './use-search'

export type SearchBrowserProps = FirstSearch & { often: readonly NavLink[]; phone: Phone }

/** The search: a GET form whose results stand in the page, and change as one types where there is script. */
export function SearchBrowser({ often, phone, ...first }: SearchBrowserProps) {
  const search = useSearch(first)
  const { question, answer, results } = search
  const { root, moveFocusTo } = useFocusOnEntry(results.length)
  const nothing = answer?.count === 0 && !search.isWaiting

  function showMore(event: MouseEvent) {
    event.preventDefault()
    moveFocusTo(results.length)
    search.showMore()
  }

  return (
    <div className={styles.root} onKeyDown={moveWithArrows}>
      <SearchForm query={first.question.query} onType={search.type} />
      <p className={styles.count} role="status">
        {answer && answer.query === question.query && statusOf(answer)}
      </p>
      {answer && (
        <KindLinks
          question={question}
          counts={answer.counts}
          onChoose={(kind, event) => {
            event.preventDefault()
            search.chooseKind(kind)
          }}
        />
      )}
      {answer && <Remarks answer={answer} />}
      <div ref={root} aria-busy={search.isWaiting}>
        <ResultList results={results} />
      </div>
      {search.failed && <Failure href={searchHref(question)} />}
      {answer && search.from + results.length < answer.count && (
        <ButtonLink
          className={styles.more}
          look="line"
          href={urlWithRange(
            searchHref(question),
            nextRange({ from: search.from, shown: results.length }, resultsPerPage),
            resultsPerPage,
          )}
          onClick={showMore}
        >
          {searchCopy.more}
        </ButtonLink>
      )}
      {nothing && <Nothing phone={phone} />}
      {(!question.query || nothing) && <PopularSearches links={often} />}
    </div>
  )
}

const statusOf = ({ count, query }: SearchResponse) =>
  count > 0 ? searchCopy.count(count, query) : searchCopy.nothing(query)

type SearchFormProps = { query: string; onType: (text: string) => void }

/** What was typed while the page's script was on its way is searched for as it arrives. */
function SearchForm({ query, onType }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => onType(input.current!.value), [onType])

  function submit(event: FormEvent) {
    event.preventDefault()
    onType(input.current!.value)
  }

  return (
    <div role="search" className={styles.form} aria-label={searchCopy.name}>
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

function Remarks({ answer }: { answer: SearchResponse }) {
  const lists = answer.missing.map((kind) => searchCopy.several[kind].toLowerCase()).join(', ')
  return (
    <>
      {answer.isPartialMatch && answer.count > 0 && (
        <p className={styles.remark}>{searchCopy.loose}</p>
      )}
      {lists && <p className={styles.remark}>{searchCopy.missing(lists)}</p>}
    </>
  )
}

function Failure({ href }: { href: string }) {
  return (
    <p className={styles.failed} role="alert">
      {searchCopy.failed}{' '}
      <ButtonLink look="line" size="small" href={href}>
        {searchCopy.retry}
      </ButtonLink>
    </p>
  )
}

/** The way on from a search without results: other words, or somebody who knows. */
function Nothing({ phone }: { phone: Phone }) {
  return (
    <EmptyState text={searchCopy.advice}>
      <ButtonLink size="small" href={`tel:${phone.dialled}`}>
        <Icon name="phone" /> {phone.printed}
      </ButtonLink>
    </EmptyState>
  )
}
