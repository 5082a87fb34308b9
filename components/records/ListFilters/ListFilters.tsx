import { type FormEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { galleryCopy } from '@/content/microcopy/gallery'
import { monthShort } from '@/lib/core/dates'
import { maxSearchLength } from '@/lib/core/search-length'
import { type Filters, sameFilters } from '@/lib/records/filters'
import styles from './ListFilters.module.scss'

type ListFiltersProps = {
  /** URL of the list, for visitors without script. */
  action: string
  filters: Filters
  years: readonly number[]
  months: readonly number[]
  onChange: (filters: Filters) => void
  /** Called when the visitor is about to filter, by pointer or focus. */
  onIntent?: () => void
}

const parseValue = (value: string) => (value === 'all' ? 'all' : Number(value))

/** Year, month and title search. Applies changes immediately; without script it is a form with a button (R-LIST-1). */
export function ListFilters({
  action,
  filters,
  years,
  months,
  onChange,
  onIntent,
}: ListFiltersProps) {
  const id = useId()
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part })
  const form = useInputBeforeHydration(filters, onChange)
  const submit = (event: FormEvent) => event.preventDefault()
  // The selected value is always an option, even without records.
  const shownYears = withSelected(years, filters.year, (a, b) => b - a)
  const shownMonths = withSelected(months, filters.month, (a, b) => a - b)

  return (
    <form
      ref={form}
      className={styles.root}
      action={action}
      role="search"
      autoComplete="off"
      onSubmit={submit}
      onFocus={onIntent}
      onPointerEnter={onIntent}
    >
      <p className={styles.field}>
        <label htmlFor={`${id}-year`}>Year</label>
        <select
          id={`${id}-year`}
          name="year"
          value={filters.year}
          onChange={({ target }) => change({ year: parseValue(target.value) })}
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
          onChange={({ target }) => change({ month: parseValue(target.value) })}
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
            maxLength={maxSearchLength}
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

/** Applies the input from before hydration. React fires no event for it, and the next render would overwrite it. */
function useInputBeforeHydration(filters: Filters, onChange: (filters: Filters) => void) {
  const form = useRef<HTMLFormElement>(null)
  const applyInput = useEffectEvent(() => {
    const data = new FormData(form.current!)
    const value = (name: string) => String(data.get(name))
    const input: Filters = {
      year: parseValue(value('year')),
      month: parseValue(value('month')),
      search: value('q'),
    }
    if (!sameFilters(input, filters)) onChange(input)
  })
  useLayoutEffect(() => applyInput(), [])
  return form
}

function withSelected(
  values: readonly number[],
  selected: number | 'all',
  order: (a: number, b: number) => number,
) {
  return selected === 'all' || values.includes(selected)
    ? values
    : [...values, selected].sort(order)
}
