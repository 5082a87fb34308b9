import { calendar } from '@/content/words/en/calendar'
import { type DayKind, dayKinds } from '@/lib/calendar/school-year'
import styles from './DayKindFilter.module.scss'

type DayKindFilterProps = {
  /** Path of the calendar. */
  path: string
  /** The chosen kind; `undefined` for all. */
  kind?: DayKind
}

/** The colour key of the calendar, which is also its filter: each kind is a link (R-YEAR-3). */
export function DayKindFilter({ path, kind }: DayKindFilterProps) {
  return (
    <nav className={styles.dayKindFilter} aria-label={calendar.filter}>
      <ul className={styles.list}>
        <li>
          <a href={path} aria-current={!kind || undefined}>
            {calendar.all}
          </a>
        </li>
        {dayKinds.map((dayKind) => (
          <li key={dayKind}>
            <a
              href={`${path}?kind=${dayKind}`}
              data-kind={dayKind}
              aria-current={dayKind === kind || undefined}
            >
              {calendar.kinds[dayKind].all}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
