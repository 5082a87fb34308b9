import { Icon } from '@/components/ui/Icon/Icon'
import { calendar } from '@/content/words/en/calendar'
import { classes } from '@/content/words/en/classes'
import { getDayLevels, isWeeklyHoliday } from '@/lib/calendar/class-days'
import type { CalendarDay, CalendarMonth } from '@/lib/calendar/school-year'
import {
  formatTwoDigits,
  parseIsoDay,
  getMonthName,
  getShortMonthName,
  getShortWeekday,
} from '@/lib/core/dates'
import { detectScript } from '@/lib/rich-text/detect-script'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { EarlierDays } from '../EarlierDays/EarlierDays'
import { levelsAttribute, MyClassMark } from '../MyClassMark/MyClassMark'
import styles from './SchoolMonth.module.scss'

type SchoolMonthProps = {
  month: CalendarMonth
  /**
   * ISO day of the rendering. The script moves the mark when the visitor's day differs (R-FRESH-3). Omitted where
   * another part of the page shows today.
   */
  today?: string
  /** Whether an earlier month on the page shows the days that began before this one: here they say only until when. */
  isLater?: boolean
}

/**
 * A month of the school calendar with its days. In the current month those that are over are folded, and today is marked,
 * even when nothing is entered for it (R-YEAR-3).
 */
export function SchoolMonth({
  month: { year, month, days },
  today = '',
  isLater = false,
}: SchoolMonthProps) {
  const heading = `${getMonthName(month)} ${year}`
  const isCurrent = today.startsWith(`${year}-${formatTwoDigits(month)}`)
  const past = isCurrent ? days.filter(({ last }) => last < today) : []
  const others = days.filter((day) => !past.includes(day))
  const needsMark = isCurrent && !others.some((day) => includesDay(day, today))
  const place = others.filter(({ first }) => first < today).length
  const renderRow = (day: CalendarDay) => (
    <DayRow
      key={`${day.first} ${day.title}`}
      day={day}
      month={month}
      today={today}
      isContinued={isLater && parseIsoDay(day.first).month !== month}
    />
  )
  const rows = others.map(renderRow)
  return (
    <section className={styles.schoolMonth} aria-label={heading}>
      <h2>{heading}</h2>
      {past.length > 0 && (
        <EarlierDays summary={calendar.earlierInMonth(getMonthName(month), past.length)}>
          <ul className={styles.list}>{past.map(renderRow)}</ul>
        </EarlierDays>
      )}
      {days.length === 0 && <p className={styles.empty}>{calendar.emptyMonth}</p>}
      <ul className={styles.list}>
        {needsMark ? rows.toSpliced(place, 0, <TodayRow key="today" today={today} />) : rows}
      </ul>
    </section>
  )
}

const includesDay = ({ first, last }: CalendarDay, today: string) => first <= today && today <= last

type DayRowProps = {
  day: CalendarDay
  month: number
  today: string
  /** Whether an earlier month has its row with all its days, and with its calendar file. */
  isContinued: boolean
}

function DayRow({ day, month, today, isContinued }: DayRowProps) {
  const { kind, title, note, href, file, first, last } = day
  const levels = getDayLevels(day)
  return (
    <li
      className={styles.day}
      data-kind={kind}
      data-first={first}
      data-last={last}
      data-continued={isContinued || undefined}
      data-today={includesDay(day, today) || undefined}
      {...levelsAttribute(levels)}
      suppressHydrationWarning
    >
      <Dates first={first} last={last} month={month} isContinued={isContinued} />
      <div className={styles.text}>
        <p className={styles.title} lang={detectScript(title)}>
          {href ? <a href={href}>{keepNamesUnbroken(title)}</a> : keepNamesUnbroken(title)}
        </p>
        <p className={styles.note}>
          <b className={styles.flag}>{calendar.today}</b>
          <MyClassMark levels={levels} />
          {calendar.kinds[kind].one}
          {note && (
            <>
              <span aria-hidden="true"> · </span>
              <span lang={detectScript(note)}>{keepNamesUnbroken(note)}</span>
            </>
          )}
        </p>
      </div>
      {file && last >= today && !isContinued && (
        <a className={styles.add} href={file} aria-label={calendar.add(title)}>
          <Icon name="calendar-plus" />
        </a>
      )}
    </li>
  )
}

/** A line for a day without an entry, to show its position in the month. */
function TodayRow({ today }: { today: string }) {
  return (
    <li
      className={styles.day}
      data-first={today}
      data-last={today}
      data-today
      data-empty
      suppressHydrationWarning
    >
      <Dates first={today} last={today} month={parseIsoDay(today).month} />
      <p className={styles.note}>
        <b className={styles.flag}>{calendar.today}</b>
        {isWeeklyHoliday(today) && classes.states.weekend}
      </p>
    </li>
  )
}

type DatesProps = { first: string; last: string; month: number; isContinued?: boolean }

/**
 * Formats the days of an entry: '18', '15 – 28', and '24 – 2 Jan' under the heading of December; 'until 2' under that of
 * January, if it continues there.
 */
function Dates({ first, last, month, isContinued }: DatesProps) {
  const days = isContinued ? [last] : first === last ? [first] : [first, last]
  return (
    <p className={styles.dates}>
      {isContinued && `${calendar.until} `}
      {days.map((text, index) => {
        const day = parseIsoDay(text)
        return (
          <time key={text} dateTime={text}>
            {index > 0 && ' – '}
            {day.day}
            {day.month !== month && ` ${getShortMonthName(day.month)}`}
          </time>
        )
      })}
      <small>{days.map((text) => getShortWeekday(parseIsoDay(text))).join(' – ')}</small>
    </p>
  )
}
