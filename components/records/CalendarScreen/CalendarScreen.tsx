import {
  InformationPage,
  type InformationPageProps,
} from '@/components/information/InformationPage/InformationPage'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { Note } from '@/components/ui/Note/Note'
import { Subscribe } from '@/components/ui/Subscribe/Subscribe'
import { microcopy } from '@/content/microcopy'
import { schoolYearCopy } from '@/content/microcopy/school-year'
import type { CalendarMonth, DayKind, NextDay } from '@/lib/calendar/school-year'
import type { ListResult } from '@/lib/content/types'
import { monthName } from '@/lib/core/dates'
import { FreshnessNote } from '../FreshnessNote/FreshnessNote'
import { DayKindFilter } from '../DayKindFilter/DayKindFilter'
import { NextDays } from '../NextDays/NextDays'
import { SchoolMonth } from '../SchoolMonth/SchoolMonth'
import styles from './CalendarScreen.module.scss'

type CalendarScreenProps = {
  frame: InformationPageProps
  /** Such as '2026-27'. */
  session: string
  /** False for a session whose holidays are not entered yet. */
  isSet: boolean
  /** The chosen kind; `undefined` for all. */
  kind?: DayKind
  today: string
  next: readonly NextDay[]
  /** The months before the current one. */
  past: readonly CalendarMonth[]
  /** The current month and those after it. */
  coming: readonly CalendarMonth[]
  list: Pick<ListResult<unknown>, 'source' | 'readAt'>
  /** `webcal://…`: opens the calendar app of a phone or computer. */
  subscription: string
  data: Parameters<typeof JsonLd>[0]['data']
}

/** The calendar of the school year (R-YEAR-1): the next days, the key, and the months, of which the past ones fold. */
export function CalendarScreen({
  frame,
  session,
  isSet,
  kind,
  today,
  ...rest
}: CalendarScreenProps) {
  const { next, past, coming, list, subscription, data } = rest
  const renderMonth = (month: CalendarMonth) => (
    <SchoolMonth key={month.month} month={month} today={today} />
  )
  return (
    <InformationPage {...frame}>
      <NextDays
        days={next}
        today={today}
        actions={
          <>
            <ButtonLink variant="outline" surface="deep" size="small" href={subscription}>
              <Icon name="calendar-plus" /> {schoolYearCopy.follow}
            </ButtonLink>
            <Button variant="outline" surface="deep" size="small" data-print data-needs-script>
              <Icon name="printer" /> {schoolYearCopy.print}
            </Button>
          </>
        }
      />
      <DayKindFilter path={frame.page.path} kind={kind} />
      {!isSet && <Note>{schoolYearCopy.unset(session)}</Note>}
      <div>
        <p className={styles.session}>Session {session}</p>
        <div className={styles.months}>
          {past.length > 0 && (
            <details className={styles.past}>
              <summary>
                {schoolYearCopy.earlier}: {monthName(past[0]!.month)} to{' '}
                {monthName(past.at(-1)!.month)}
                <Icon name="caret-down-bold" />
              </summary>
              <div className={styles.months}>{past.map(renderMonth)}</div>
            </details>
          )}
          {coming.map(renderMonth)}
        </div>
        {past.length + coming.length === 0 && (
          <EmptyState text={schoolYearCopy.emptyKind(session)} />
        )}
        <JsonLd data={data} />
        <FreshnessNote freshness={list} />
        <Subscribe
          text={schoolYearCopy.subscribe}
          links={[
            { href: subscription, label: microcopy.calendar.follow },
            { href: `${frame.page.path}.ics`, label: microcopy.calendar.download },
          ]}
        />
      </div>
    </InformationPage>
  )
}
