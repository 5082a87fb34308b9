import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { gallery } from '@/content/words/en/gallery'
import { lists } from '@/content/words/en/lists'
import { getShortMonthName } from '@/lib/core/dates'
import { maxSearchLength } from '@/lib/core/search-length'
import type { Filters } from '@/lib/records/filters'
import styles from './ListFilters.module.scss'

type ListFiltersProps = {
  /** URL of the list. */
  action: string
  filters: Filters
  years: readonly number[]
  months: readonly number[]
}

/** Year, month and title search, as a form (R-LIST-3). */
export function ListFilters({ action, filters, years, months }: ListFiltersProps) {
  // The selected value is always an option, even without records.
  const shownYears = withSelected(years, filters.year).sort((a, b) => b - a)
  const shownMonths = withSelected(months, filters.month).sort((a, b) => a - b)
  return (
    <form className={styles.listFilters} action={action} role="search" autoComplete="off">
      <p className={styles.field}>
        <label htmlFor="list-year">{lists.year}</label>
        <select id="list-year" name="year" defaultValue={filters.year} data-part="years">
          <option value="all">{lists.all}</option>
          {shownYears.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </p>
      <p className={styles.field}>
        <label htmlFor="list-month">{lists.month}</label>
        <select id="list-month" name="month" defaultValue={filters.month} data-part="months">
          <option value="all">{lists.all}</option>
          {shownMonths.map((month) => (
            <option key={month} value={month}>
              {getShortMonthName(month)}
            </option>
          ))}
        </select>
      </p>
      <ListSearch
        id="list-search"
        label={lists.search}
        placeholder={gallery.search}
        value={filters.search}
        submit={lists.show}
      />
    </form>
  )
}

const withSelected = (values: readonly number[], selected: number | 'all') => [
  ...new Set(selected === 'all' ? values : [...values, selected]),
]

type ListSearchProps = {
  id: string
  label: string
  placeholder: string
  value: string
  /** Text of the button. */
  submit: string
}

/** The search field of a form with filters, and its button. */
export function ListSearch({ id, label, placeholder, value, submit }: ListSearchProps) {
  return (
    <div className={styles.field} data-search>
      <label htmlFor={id}>{label}</label>
      <span className={styles.row}>
        <span className={styles.search}>
          <Icon name="magnifying-glass" />
          <input
            id={id}
            type="search"
            name="q"
            maxLength={maxSearchLength}
            placeholder={placeholder}
            defaultValue={value}
          />
        </span>
        <Button type="submit">{submit}</Button>
      </span>
    </div>
  )
}
