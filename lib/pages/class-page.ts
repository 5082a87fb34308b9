import 'server-only'
import { ageRowEleven, ageRows, agesAsOn } from '@/content/data/ages'
import { schoolClasses } from '@/content/data/classes'
import { feeTerms } from '@/content/data/fees'
import { hostelRooms } from '@/content/data/hostel'
import { streamBands } from '@/content/data/streams'
import { transportRoutes } from '@/content/data/transport'
import type { Alert } from '@/lib/alerts/alert'
import { getActiveAlerts, alertVersion } from '@/lib/alerts/current'
import { filterByLevel, getNextDay, nextDueDay, getDayState } from '@/lib/calendar/class-days'
import {
  calendarDays,
  calendarPath,
  groupByMonth,
  nextDays,
  getSession,
} from '@/lib/calendar/school-year'
import { listAlbums, listEvents, listNews } from '@/lib/content/collections'
import { levelName, levels, findLevels, withLevel } from '@/lib/core/class-levels'
import {
  type Day,
  dayFromIso,
  toIndianDay,
  isoDay,
  recordDay,
  type RecordDate,
  recordTime,
} from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { getSessionOnDay } from '@/lib/core/sessions'
import { getNewsLevels } from '@/lib/records/document-names'
import { documentsPath } from '@/lib/records/documents'
import type { Parameters } from '@/lib/http/parameters'
import { getRequestDay } from '@/lib/records/list-view'
import { documentSize, readDocuments } from '@/lib/records/read-documents'
import { calendarData } from '@/lib/seo/calendar-structured-data'
import { toNotice } from './alert-notice'
import { loadBookLists } from './book-list'

/** The most that the page of a class shows of each. */
const most = { documents: 5, news: 4, months: 2 }

/** A class of the school with its level, by its value in addresses. */
function findClass(value: string) {
  const index = schoolClasses.findIndex((one) => one.value === value)
  const found = schoolClasses[index]
  if (!found) throw new Error(`There is no class "${value}"`)
  return { ...found, level: levels[index]!, after: schoolClasses[index + 1] }
}

/** The page of a class (R-CLASS-1), by the query of its list. */
export async function loadClass(value: string, parameters: Parameters = {}) {
  const { level } = findClass(value)
  const [events, shelf, news, albums, facts] = await Promise.all([
    listEvents('list'),
    readDocuments(),
    listNews('list'),
    listAlbums('list'),
    loadFacts(value),
  ])
  const day = toIndianDay(getRequestDay(parameters))
  const today = isoDay(day)
  const { begins, ...session } = getSession(day)
  const days = filterByLevel(calendarDays(events.records), level)
  const tomorrow = getNextDay(today)
  const later = days.filter(({ last }) => last > tomorrow)
  const documents = shelf.documents
    .filter(
      (document) =>
        document.kind !== 'book-list' &&
        document.session === getSessionOnDay(day) &&
        document.levels.includes(level),
    )
    .slice(0, most.documents)
  const hrefs = new Set(documents.map(({ href }) => href))
  return {
    value,
    level,
    name: levelName(level),
    today,
    states: [getDayState(days, today), getDayState(days, tomorrow)] as const,
    // What is on today or tomorrow is named there.
    next: nextDays(
      days.filter(({ first }) => first > tomorrow),
      today,
    ),
    due: nextDueDay(today, feeTerms.dueDay),
    alerts: {
      version: alertVersion(),
      closed: getActiveAlerts()
        .filter(({ kind }) => kind === 'closed')
        .filter(isForClass(level))
        .map((alert) => toNotice(alert))[0],
      // What is for everybody is in the bar of the page.
      notices: getActiveAlerts()
        .filter(({ kind, concerns }) => kind !== 'closed' && concerns.length > 0)
        .filter(isForClass(level))
        .map((alert) => toNotice(alert)),
    },
    months: groupByMonth({ begins, ...session }, later)
      .filter((month) => isNotOver(month, day))
      // A vacation is listed once.
      .map((month, index) => ({
        ...month,
        days: month.days.filter(
          ({ first }) => index === 0 || dayFromIso(first).month === month.month,
        ),
      }))
      .filter(({ days }) => days.length > 0)
      .slice(0, most.months),
    documents: await Promise.all(
      documents.map(async (document) => ({
        ...document,
        bytes: await documentSize(document.href),
      })),
    ),
    shelf: { href: withLevel(documentsPath, level), isIncomplete: shelf.isIncomplete },
    news: newest(
      news.records.filter(
        (item) =>
          toIsoDay(item.date) >= begins &&
          getNewsLevels(item).includes(level) &&
          // A document is listed once.
          !item.attachments.some(({ href }) => hrefs.has(href)),
      ),
    ).slice(0, most.news),
    album: newest(
      albums.records.filter(({ title, description }) =>
        findLevels(`${title}. ${description}`).includes(level),
      ),
    )[0],
    facts,
    files: {
      subscription: `${env.siteUrl.replace(/^https?/, 'webcal')}${withLevel(`${calendarPath}.ics`, level)}`,
      calendar: withLevel(`${calendarPath}.ics`, level),
      news: withLevel('/news.xml', level),
    },
    routes: transportRoutes,
    freshness: shelf.freshness,
    data: calendarData(days.filter(({ last }) => last >= today)),
  }
}

/** What does not depend on the day: books, fees, ages, and what comes after. */
async function loadFacts(value: string) {
  const { name, fees, hostel, enquiry, level, after } = findClass(value)
  const books = await loadBookLists()
  return {
    bookList: books.find(({ className }) => className === name),
    fees,
    session: feeTerms.session,
    hostel: hostel ? Math.min(...hostelRooms.map(({ total }) => total)) : null,
    takesNewPupils: enquiry !== null,
    age: [...ageRows, ageRowEleven].find((row) => row.class === name),
    agesAsOn,
    after,
    /** Around the choice of a stream. */
    streams: level === 10 || level === 11 ? streamBands.map(({ stream }) => stream) : [],
  }
}

const isForClass =
  (level: number) =>
  ({ concerns }: Pick<Alert, 'concerns'>) =>
    concerns.length === 0 || concerns.some((concern) => findLevels(concern).includes(level))

const isNotOver = ({ year, month }: Pick<Day, 'year' | 'month'>, today: Day) =>
  year > today.year || (year === today.year && month >= today.month)

const toIsoDay = (date: RecordDate) => {
  const day = recordDay(date)
  return day ? isoDay(day) : ''
}

const newest = <T extends { date: RecordDate }>(records: readonly T[]): T[] =>
  records.toSorted((one, other) => recordTime(other.date) - recordTime(one.date))
