import 'server-only'
import { ageRowEleven, ageRows } from '@/content/data/ages'
import { schoolClasses } from '@/content/data/classes'
import { feeTerms } from '@/content/data/fees'
import { hostelRooms } from '@/content/data/hostel'
import { streamBands } from '@/content/data/streams'
import { transportRoutes } from '@/content/data/transport'
import type { Alert } from '@/lib/alerts/alert'
import { getActiveAlerts, getAlertVersion } from '@/lib/alerts/current'
import { filterByLevel, getNextDay, findNextDueDay, getDayState } from '@/lib/calendar/class-days'
import {
  type CalendarDay,
  listCalendarDays,
  calendarPath,
  groupByMonth,
  findNextDays,
  getSchoolYear,
} from '@/lib/calendar/school-year'
import { listAlbums, listEvents, listNews } from '@/lib/content/collections'
import { getLevelName, isForLevel, levels, findLevels, withLevel } from '@/lib/school/class-levels'
import {
  type Day,
  parseIsoDay,
  toIndianDay,
  formatIsoDay,
  getRecordDay,
  type RecordDate,
  getRecordTime,
} from '@/lib/core/dates'
import { getSessionToJoin } from '@/lib/school/admission'
import { getSessionOnDay } from '@/lib/school/sessions'
import { getNewsLevels } from '@/lib/records/document-names'
import { documentsPath, type ListedDocument } from '@/lib/records/documents'
import type { Parameters } from '@/lib/http/parameters'
import { getRequestDay } from '@/lib/records/list-view'
import { readDocumentSize, readDocuments } from '@/lib/records/read-documents'
import { getSubscriptionUrl } from '@/lib/seo/absolute-urls'
import { buildCalendarData } from '@/lib/seo/calendar-structured-data'
import { toNotice } from './alert-notice'
import { loadBookLists } from './blocks'

/** The maximum number of each on the page of a class. */
const maxItems = { documents: 5, news: 4, general: 3, months: 2 }

/** Finds a class of the school with its level, by its value in addresses. */
function findClass(value: string) {
  const index = schoolClasses.findIndex((schoolClass) => schoolClass.value === value)
  const schoolClass = schoolClasses[index]
  if (!schoolClass) throw new Error(`There is no class "${value}"`)
  return { ...schoolClass, level: levels[index]!, after: schoolClasses[index + 1] }
}

/** Loads the page of a class (R-CLASS-1), by the query of its list. */
export async function loadClass(value: string, parameters: Parameters = {}) {
  const { level } = findClass(value)
  const day = toIndianDay(getRequestDay(parameters))
  const [events, shelf, news, albums, facts] = await Promise.all([
    listEvents('list'),
    readDocuments(),
    listNews('list'),
    listAlbums('list'),
    loadFacts(value, day),
  ])
  const today = formatIsoDay(day)
  const { begins, ...session } = getSchoolYear(day)
  const allDays = listCalendarDays(events.records)
  const days = filterByLevel(allDays, level)
  const examinations = days.filter(isExamination)
  const tomorrow = getNextDay(today)
  const later = days.filter(({ last }) => last > tomorrow)
  // What is on today or tomorrow is named there.
  const next = findNextDays(
    days.filter(({ first }) => first > tomorrow),
    today,
  )
  const sessionDocuments = shelf.documents.filter(({ session }) => session === getSessionOnDay(day))
  const documents = sessionDocuments
    .filter(({ kind, levels }) => kind !== 'book-list' && levels.includes(level))
    .slice(0, maxItems.documents)
  const dateSheet = findDateSheet(
    examinations,
    next.find(({ kind }) => kind === 'examination'),
    sessionDocuments.filter(
      ({ kind, levels }) => kind === 'date-sheet' && isForLevel(levels, level),
    ),
  )
  const hrefs = new Set(documents.map(({ href }) => href))
  const recent = sortNewestFirst(
    news.records.filter(
      (item) =>
        toIsoDay(item.date) >= begins &&
        // A document is listed once.
        !item.attachments.some(({ href }) => hrefs.has(href)),
    ),
  ).map((item) => ({ item, levels: getNewsLevels(item) }))
  const takeNews = (isWanted: (levels: readonly number[]) => boolean, max: number) =>
    recent
      .filter(({ levels }) => isWanted(levels))
      .slice(0, max)
      .map(({ item }) => item)
  return {
    value,
    level,
    name: getLevelName(level),
    today,
    states: [getDayState(days, today), getDayState(days, tomorrow)] as const,
    next,
    // The youngest have none, while others do.
    hasExaminations: examinations.length > 0 || !allDays.some(isExamination),
    dateSheet: shelf.isIncomplete ? (dateSheet ?? undefined) : dateSheet,
    due: findNextDueDay(today, feeTerms.dueDay),
    alerts: {
      version: getAlertVersion(),
      closed: getActiveAlerts()
        .filter(({ kind }) => kind === 'closed')
        .filter(isForClass(level))
        .map((alert) => toNotice(alert))[0],
      // Alerts for everybody are in the alert bar.
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
          ({ first }) => index === 0 || parseIsoDay(first).month === month.month,
        ),
      }))
      .filter(({ days }) => days.length > 0)
      .slice(0, maxItems.months),
    documents: await Promise.all(
      documents.map(async (document) => ({
        ...document,
        bytes: await readDocumentSize(document.href),
        isOver: isOver(document, examinations, today),
      })),
    ),
    shelf: { href: withLevel(documentsPath, level), isIncomplete: shelf.isIncomplete },
    news: takeNews((levels) => levels.includes(level), maxItems.news),
    /** For all classes. */
    general: takeNews((levels) => levels.length === 0, maxItems.general),
    album: sortNewestFirst(
      albums.records.filter(({ title, description }) =>
        findLevels(`${title}. ${description}`).includes(level),
      ),
    )[0],
    facts,
    files: {
      subscription: getSubscriptionUrl(withLevel(`${calendarPath}.ics`, level)),
      calendar: withLevel(`${calendarPath}.ics`, level),
      news: withLevel('/news.xml', level),
    },
    routes: transportRoutes,
    freshness: shelf.freshness,
    data: buildCalendarData(days.filter(({ last }) => last >= today)),
  }
}

/** Loads books, fees, ages for the session that one can join, and what comes after. */
async function loadFacts(value: string, today: Day) {
  const { name, fees, hostel, enquiry, level, after } = findClass(value)
  const books = await loadBookLists()
  return {
    bookList: books.find(({ className }) => className === name),
    fees,
    session: feeTerms.session,
    hostel: hostel ? Math.min(...hostelRooms.map(({ total }) => total)) : null,
    /** In the enquiry form; `null` for a class that takes no new pupils. */
    enquiry,
    age: [...ageRows, ageRowEleven].find((row) => row.class === name),
    joining: getSessionToJoin(today),
    after,
    /** Only for the classes before and after the choice of a stream. */
    streams: level === 10 || level === 11 ? streamBands.map(({ stream }) => stream) : [],
  }
}

/**
 * Returns the URL of the date sheet of an examination: one that has its name, or that came out after the examination
 * before it and has the name of no other. `null` if it is not out yet, `undefined` if that is unknown.
 */
function findDateSheet(
  examinations: readonly CalendarDay[],
  examination: CalendarDay | undefined,
  dateSheets: readonly ListedDocument[],
): string | null | undefined {
  if (!examination) return undefined
  const before = examinations.findLast(({ last }) => last < examination.first)
  const sheet =
    dateSheets.find((candidate) => isNamed(candidate, examination)) ??
    dateSheets.find(
      (candidate) =>
        before &&
        toIsoDay(candidate.date) > before.last &&
        !examinations.some((other) => isNamed(candidate, other)),
    )
  if (sheet) return sheet.href
  return before || dateSheets.length === 0 ? null : undefined
}

/** Returns whether a document is the date sheet of an examination that has its name, or else of the next after it, and is over. */
function isOver(
  document: ListedDocument,
  examinations: readonly CalendarDay[],
  today: string,
): boolean {
  if (document.kind !== 'date-sheet') return false
  const day = toIsoDay(document.date)
  const examination =
    examinations.find((candidate) => isNamed(document, candidate)) ??
    examinations.find(({ last }) => last >= day)
  return examination !== undefined && examination.last < today
}

const isExamination = ({ kind }: CalendarDay) => kind === 'examination'

const isNamed = ({ title }: ListedDocument, { title: name }: CalendarDay) =>
  title.toLowerCase().startsWith(name.toLowerCase())

const isForClass =
  (level: number) =>
  ({ concerns }: Pick<Alert, 'concerns'>) =>
    concerns.length === 0 || concerns.some((concern) => findLevels(concern).includes(level))

const isNotOver = ({ year, month }: Pick<Day, 'year' | 'month'>, today: Day) =>
  year > today.year || (year === today.year && month >= today.month)

const toIsoDay = (date: RecordDate) => {
  const day = getRecordDay(date)
  return day ? formatIsoDay(day) : ''
}

const sortNewestFirst = <T extends { date: RecordDate }>(records: readonly T[]): T[] =>
  records.toSorted((a, b) => getRecordTime(b.date) - getRecordTime(a.date))
