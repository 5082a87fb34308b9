import type { ReactNode } from 'react'
import { calendar } from '@/content/words/en/calendar'
import type { CalendarDay, NextDay } from '@/lib/calendar/school-year'
import { formatComingDays, parseIsoDay } from '@/lib/core/dates'
import { detectScript } from '@/lib/rich-text/detect-script'
import styles from './NextDays.module.scss'

type NextDaysProps = {
  /** What is on or comes first is large. */
  days: readonly NextDay[]
  /** ISO day of the rendering. */
  today: string
  /** What to do with the calendar. */
  actions: ReactNode
}

/** The next holiday, examination and meeting: what families ask the calendar for (R-YEAR-4). */
export function NextDays({ days: [first, ...others], today, actions }: NextDaysProps) {
  if (!first) return null
  return (
    <section className={styles.nextDays} aria-labelledby="next-day">
      <h2 id="next-day">
        <small>{formatLabel(first, today)}</small> <DayTitle day={first} />
      </h2>
      <p>{daysText(first, today)}</p>
      {others.length > 0 && (
        <dl className={styles.others}>
          {others.map((day) => (
            <NextDayRow key={day.kind} day={day} today={today} />
          ))}
        </dl>
      )}
      <p className={styles.actions}>{actions}</p>
    </section>
  )
}

type NextDayRowProps = {
  day: NextDay
  /** ISO day of the rendering. */
  today: string
  /** Whether it is what a family asks first. */
  isLarge?: boolean
  /** URL for the day. */
  children?: ReactNode
}

/** One of the next days, as a row of a list of descriptions. */
export function NextDayRow({ day, today, isLarge, children }: NextDayRowProps) {
  return (
    <div data-large={isLarge || undefined}>
      <dt>{formatLabel(day, today)}</dt>
      <dd>
        <b>
          <DayTitle day={day} />
        </b>{' '}
        <span className={styles.days}>{daysText(day, today)}</span> {children}
      </dd>
    </div>
  )
}

const formatLabel = ({ kind, first }: NextDay, today: string) =>
  calendar.next[kind][first <= today ? 'on' : 'coming']

const daysText = ({ first, last }: CalendarDay, today: string) =>
  formatComingDays(parseIsoDay(first), parseIsoDay(last), parseIsoDay(today))

/** The title of a day, linked to its page if it has one. */
export function DayTitle({ day: { title, href } }: { day: CalendarDay }) {
  const lang = detectScript(title)
  return href ? (
    <a href={href} lang={lang}>
      {title}
    </a>
  ) : (
    <span lang={lang}>{title}</span>
  )
}
