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
import { calendarFiles, calendar } from '@/content/words/en/calendar'
import {
  calendarPath,
  type CalendarMonth,
  type DayKind,
  type NextDay,
} from '@/lib/calendar/school-year'
import type { ListResult } from '@/lib/content/types'
import { getMonthName } from '@/lib/core/dates'
import { EarlierDays } from '../EarlierDays/EarlierDays'
import { FreshnessNote } from '../FreshnessNote/FreshnessNote'
import { DayKindFilter } from '../DayKindFilter/DayKindFilter'
import { ListRegion } from '../ListRegion/ListRegion'
import { NextDays } from '../NextDays/NextDays'
import { SchoolMonth } from '../SchoolMonth/SchoolMonth'
import emptyState from '@/components/ui/EmptyState/EmptyState.module.scss'
import hillFlag from '@/components/ui/HillFlag/HillFlag.module.scss'
import schoolMonth from '../SchoolMonth/SchoolMonth.module.scss'
import styles from './CalendarScreen.module.scss'

type CalendarMonthsProps = {
  /** The address of this calendar. */
  href: string
  /** For example '2026-27'. */
  session: string
  /** The chosen kind; `undefined` for all. */
  kind?: DayKind
  /** ISO day. */
  today: string
  /** The months before the current one. */
  past: readonly CalendarMonth[]
  /** The current month and those after it. */
  coming: readonly CalendarMonth[]
  list: Pick<ListResult<unknown>, 'source' | 'readAt'>
}

type CalendarScreenProps = CalendarMonthsProps & {
  frame: InformationPageProps
  /** False for a session whose holidays are not entered yet. */
  isSet: boolean
  next: readonly NextDay[]
  /** `webcal://…`: opens the calendar app of a phone or computer. */
  subscription: string
  data: Parameters<typeof JsonLd>[0]['data']
}

/** The calendar of the school year (R-YEAR-1): the next days, the key, and the months, past ones folded. */
export function CalendarScreen({
  frame,
  isSet,
  next,
  subscription,
  data,
  ...months
}: CalendarScreenProps) {
  return (
    <InformationPage {...frame} lowHead>
      <NextDays
        days={next}
        today={months.today}
        actions={
          <>
            <ButtonLink variant="outline" surface="deep" size="small" href={subscription}>
              <Icon name="calendar-plus" /> {calendar.follow}
            </ButtonLink>
            <Button variant="outline" surface="deep" size="small" data-print data-needs-script>
              <Icon name="printer" /> {calendar.print}
            </Button>
          </>
        }
      />
      {!isSet && <Note>{calendar.unset(months.session)}</Note>}
      <div>
        <CalendarMonths {...months} />
        <JsonLd data={data} />
        <Subscribe
          text={calendar.subscribe}
          links={[
            { href: subscription, label: calendarFiles.follow },
            { href: `${frame.page.path}.ics`, label: calendarFiles.download },
          ]}
        />
      </div>
    </InformationPage>
  )
}

/** The key of the calendar, and its months. */
export function CalendarMonths({
  href,
  session,
  kind,
  today,
  past,
  coming,
  list,
}: CalendarMonthsProps) {
  const [firstMonth] = [...past, ...coming]
  const renderMonth = (month: CalendarMonth) => (
    <SchoolMonth key={month.month} month={month} today={today} isLater={month !== firstMonth} />
  )
  return (
    <ListRegion
      href={href}
      day={today}
      className={styles.region}
      mayShow={[schoolMonth.schoolMonth, emptyState.root, hillFlag.hillFlag]}
    >
      <div data-part="kinds">
        <DayKindFilter path={calendarPath} kind={kind} />
      </div>
      <div data-part="entries">
        <p className={styles.session}>{calendar.session(session)}</p>
        <div className={styles.months}>
          {past.length > 0 && (
            <EarlierDays
              summary={calendar.earlier(
                getMonthName(past[0]!.month),
                getMonthName(past.at(-1)!.month),
              )}
            >
              <div className={styles.months}>{past.map(renderMonth)}</div>
            </EarlierDays>
          )}
          {coming.map(renderMonth)}
        </div>
        {past.length + coming.length === 0 && <EmptyState text={calendar.emptyKind(session)} />}
        <FreshnessNote freshness={list} />
      </div>
    </ListRegion>
  )
}
