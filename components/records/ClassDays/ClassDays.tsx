import type { ReactNode } from 'react'
import { AlertNotice, type AlertNoticeProps } from '@/components/ui/AlertNotice/AlertNotice'
import { BrowserScript } from '@/components/ui/BrowserScript/BrowserScript'
import { nearExaminationDays } from '@/content/constants'
import { calendar } from '@/content/words/en/calendar'
import { classes } from '@/content/words/en/classes'
import type { DayState } from '@/lib/calendar/class-days'
import type { CalendarDay, NextDay } from '@/lib/calendar/school-year'
import { findLevels } from '@/lib/school/class-levels'
import {
  formatComingDays,
  formatDay,
  getDayNumber,
  getShortMonthName,
  getWeekday,
  parseIsoDay,
} from '@/lib/core/dates'
import { formatRupees } from '@/lib/core/rupees'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { DayTitle, NextDayRow } from '../NextDays/NextDays'
import alertNotice from '@/components/ui/AlertNotice/AlertNotice.module.scss'
import nextDays from '../NextDays/NextDays.module.scss'
import styles from './ClassDays.module.scss'

type ClassDaysProps = {
  /** Name of the class. */
  name: string
  /** ISO day of the rendering. */
  today: string
  /** Today and tomorrow. */
  states: readonly [DayState, DayState]
  /** In the order of time. */
  next: readonly NextDay[]
  /** Whether examinations are held in the class. */
  hasExaminations: boolean
  /** ISO day on which the next fees are due, and the tuition in rupees; `null` if none is published. */
  due: string
  tuition: number | null
  /** The alerts that concern this class, and their version: another one renders the page again (docs/decisions/045). */
  alerts: {
    version: string
    closed?: AlertNoticeProps
    notices: readonly AlertNoticeProps[]
  }
  /** URL of the date sheet of the next examination; `null` if it is not out yet, omitted if that is unknown. */
  dateSheet?: string | null
  /** What to do with these days. */
  actions: ReactNode
}

/** A class today and tomorrow, and what comes next, in the order of time (R-CLASS-2). */
export function ClassDays({
  name,
  today,
  states,
  next,
  hasExaminations,
  alerts,
  actions,
  ...rest
}: ClassDaysProps) {
  const { closed, notices, version } = alerts
  const isHeld = (kind: string) => kind !== 'examination' || hasExaminations
  const days = next.filter(({ kind }) => isHeld(kind))
  const dueIndex = days.filter(({ first }) => first <= rest.due).length
  const missing = Object.entries(classes.none).filter(
    ([kind]) => isHeld(kind) && !days.some((day) => day.kind === kind),
  )
  const renderDay = (day: NextDay) => (
    <NextDayRow
      key={day.kind}
      day={day}
      today={today}
      isLarge={day.kind === 'examination' && isNear(day.first, today)}
    >
      {day.kind === 'examination' && <DateSheet href={rest.dateSheet} />}
    </NextDayRow>
  )
  return (
    <section
      className={`${nextDays.nextDays} ${styles.classDays}`}
      aria-label={classes.days}
      data-alert-version={version}
      data-styles={alertNotice.root}
    >
      <div>
        <div className={styles.days}>
          {states.map((state, index) => (
            <Day
              key={state.day}
              {...state}
              label={index === 0 ? classes.today : classes.tomorrow}
              closed={index === 0 ? closed : undefined}
              goesOn={index > 0 && !closed && state.main === states[0].main}
            />
          ))}
        </div>
        {notices.map((notice) => (
          <AlertNotice key={notice.text + notice.end} {...notice} />
        ))}
      </div>
      <dl className={`${nextDays.others} ${styles.next}`}>
        {days.slice(0, dueIndex).map(renderDay)}
        <FeesRow {...rest} today={today} />
        {days.slice(dueIndex).map(renderDay)}
        {missing.map(([kind, { label, text }]) => (
          <Row key={kind} label={label} text={text(name)} />
        ))}
      </dl>
      <p className={nextDays.actions}>{actions}</p>
      <BrowserScript name="alert-notice" />
    </section>
  )
}

/** Whether an ISO day begins within some days of another, or before. */
const isNear = (first: string, today: string) =>
  getDayNumber(parseIsoDay(first)) - getDayNumber(parseIsoDay(today)) <= nearExaminationDays

function DateSheet({ href }: { href?: string | null }) {
  if (href === undefined) return null
  return (
    <span className={styles.dateSheet}>
      {href === null ? (
        classes.noDateSheet
      ) : (
        <a href={href} target="_blank" rel="noopener">
          {classes.dateSheet}
        </a>
      )}
    </span>
  )
}

type FeesRowProps = Pick<ClassDaysProps, 'due' | 'tuition' | 'today'>

function FeesRow({ due, tuition, today }: FeesRowProps) {
  const day = parseIsoDay(due)
  return (
    <div>
      <dt>{classes.due}</dt>
      <dd>
        <b>{tuition === null ? classes.dueUnknown : classes.dueAmount(formatRupees(tuition))}</b>{' '}
        <span className={nextDays.days}>
          {classes.dueBy(formatComingDays(day, day, parseIsoDay(today)))}
        </span>
      </dd>
    </div>
  )
}

const Row = ({ label, text }: { label: string; text: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{keepNamesUnbroken(text)}</dd>
  </div>
)

type DayProps = DayState & {
  label: string
  closed?: AlertNoticeProps
  /** An event that is on began on an earlier day, which describes it. */
  goesOn: boolean
}

function Day({ day, state, main, isFree, others, label, closed, goesOn }: DayProps) {
  const date = parseIsoDay(day)
  const details = [main && !goesOn && formatDetail(main, day), isFree && classes.states.weekend]
  const detail = closed ? closed.until : details.filter(Boolean).join(' · ')
  return (
    <section className={styles.day} data-kind={closed ? 'holiday' : state}>
      <p className={styles.flag} aria-hidden="true">
        {date.day}
        <small>{getShortMonthName(date.month)}</small>
      </p>
      <div>
        <h2>
          <small>
            {label},{' '}
            <time dateTime={day}>
              {getWeekday(date)}
              <span className={styles.hidden}>, {formatDay(date, 'long')}</span>
            </time>
          </small>{' '}
          {closed ? classes.closed : main ? <DayTitle day={main} /> : restName(state)}
        </h2>
        {detail && <p>{detail}</p>}
        {!closed && others.length > 0 && (
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.title}>
                <DayTitle day={other} /> {ownNote(other.note)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

const restName = (state: DayState['state']) => classes.states[state as keyof typeof classes.states]

/** 'Holiday · until 2 January 2027'. */
const formatDetail = ({ kind, note, last }: CalendarDay, day: string) =>
  [
    calendar.kinds[kind].one,
    last > day && classes.until(formatDay(parseIsoDay(last), 'long')),
    ownNote(note),
  ]
    .filter(Boolean)
    .join(' · ')

/** Returns the details of an entry, without its classes: here it is for this class. */
const ownNote = (note: string | undefined) =>
  note && findLevels(note).length === 0 ? note : undefined
