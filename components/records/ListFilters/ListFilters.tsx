import { type FormEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { galleryCopy } from '@/content/microcopy/gallery'
import { monthShort } from '@/lib/core/dates'
import { type Filters, sameFilters } from '@/lib/records/filters'
import styles from './ListFilters.module.scss'

type ListFiltersProps = {
  /** The list's own address, for visitors without script. */
  action: string
  filters: Filters
  years: readonly number[]
  months: readonly number[]
  onChange: (filters: Filters) => void
  /** The visitor is about to filter: a good moment to fetch what the first view left out. */
  onApproach?: () => void
}

const number = (value: string) => (value === 'all' ? 'all' : Number(value))

/** Year, month and title search. Acts at once; without script it is a form with a button (R-LIST-1). */
export function ListFilters({
  action,
  filters,
  years,
  months,
  onChange,
  onApproach,
}: ListFiltersProps) {
  const id = useId()
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part })
  const form = useChosenEarly(filters, onChange)
  const submit = (event: FormEvent) => event.preventDefault()
  // A chosen value always stands in its list, also when no record falls there.
  const shownYears = withChosen(years, filters.year, (a, b) => b - a)
  const shownMonths = withChosen(months, filters.month, (a, b) => a - b)

  return (
    <form
      ref={form}
      className={styles.root}
      action={action}
      role="search"
      autoComplete="off"
      onSubmit={submit}
      onFocus={onApproach}
      onPointerEnter={onApproach}
    >
      <p className={styles.field}>
        <label htmlFor={`${id}-year`}>Year</label>
        <select
          id={`${id}-year`}
          name="year"
          value={filters.year}
          onChange={({ target }) => change({ year: number(target.value) })}
        >
          <option value="all">All</option>
          {shownYears.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </p>
      <p className={styles.field}>
        <label htmlFor={`${id}-month`}>Month</label>
        <select
          id={`${id}-month`}
          name="month"
          value={filters.month}
          onChange={({ target }) => change({ month: number(target.value) })}
        >
          <option value="all">All</option>
          {shownMonths.map((month) => (
            <option key={month} value={month}>
              {monthShort(month)}
            </option>
          ))}
        </select>
      </p>
      <p className={styles.field} data-search>
        <label htmlFor={`${id}-search`}>Search titles</label>
        <span className={styles.search}>
          <Icon name="magnifying-glass" />
          <input
            id={`${id}-search`}
            type="search"
            name="q"
            maxLength={100}
            placeholder={galleryCopy.search}
            value={filters.search}
            onChange={({ target }) => change({ search: target.value })}
          />
        </span>
      </p>
      <div className={styles.submit}>
        <Button type="submit">Show</Button>
      </div>
    </form>
  )
}

/**
 * What a visitor chose while the page's script was still on its way: the browser shows it, but nobody was
 * told. It is taken over before React puts its own values in its place.
 */
function useChosenEarly(filters: Filters, onChange: (filters: Filters) => void) {
  const form = useRef<HTMLFormElement>(null)
  const takeOver = useEffectEvent(() => {
    const chosen = new FormData(form.current!)
    const value = (name: string) => String(chosen.get(name))
    const early: Filters = {
      year: number(value('year')),
      month: number(value('month')),
      search: value('q'),
    }
    if (!sameFilters(early, filters)) onChange(early)
  })
  useLayoutEffect(() => takeOver(), [])
  return form
}

function withChosen(
  values: readonly number[],
  chosen: number | 'all',
  order: (a: number, b: number) => number,
) {
  return chosen === 'all' || values.includes(chosen) ? values : [...values, chosen].sort(order)
}
