import { newForDays } from '@/content/constants'
import type { Album, NewsItem, SchoolEvent } from '@/lib/content/types'
import {
  type Day,
  getDayNumber,
  getMonthName,
  getShortMonthName,
  toIndianDay,
  getRecordDay,
  type RecordDate,
  getRecordTime,
} from '@/lib/core/dates'

/** Returns whether a record is from the last days in Kolkata, including today. */
function isFromLastDays(days: number, date: RecordDate, today: Date): boolean {
  const day = getRecordDay(date)
  if (!day) return false
  const age = getDayNumber(toIndianDay(today)) - getDayNumber(day)
  return age >= 0 && age < days
}

/** Returns whether a record is from the last seven days (R-LIST-7). */
export const isNew = (date: RecordDate, today: Date): boolean =>
  isFromLastDays(newForDays, date, today)

export type EventPhase = 'coming' | 'on' | 'over' | 'undated'

/** Returns the phase of an event: `on` from its first day to the end of its last day. */
export function getEventPhase(
  { date, end }: Pick<SchoolEvent, 'date' | 'end'>,
  today: Date,
): EventPhase {
  const first = getRecordDay(date)
  if (!first) return 'undated'
  const number = getDayNumber(toIndianDay(today))
  if (getDayNumber(first) > number) return 'coming'
  return getDayNumber(getRecordDay(end) ?? first) >= number ? 'on' : 'over'
}

/** Returns the events that are on or coming, earliest first. */
export const findUpcomingEvents = (events: readonly SchoolEvent[], today: Date): SchoolEvent[] =>
  events
    .filter((event) => ['coming', 'on'].includes(getEventPhase(event, today)))
    // A new array already; `toSorted` is too new for browsers.
    .sort((a, b) => getRecordTime(a.date) - getRecordTime(b.date))

/** Maximum number of events after the next one. */
const maxComing = 6

/**
 * Returns the events above the list of events (R-EVENTS-6): the next one, and those that follow it.
 * @param events in any order
 */
export function takeNextEvents(events: readonly SchoolEvent[], today: Date) {
  const [next, ...others] = findUpcomingEvents(events, today)
  return { next, coming: others.slice(0, maxComing) }
}

/** Number of events on the page of another record: two rows of two. */
const besideRecord = 4

/** Returns the next events for the page of a record, without itself. */
export const takeEventsBeside = (
  events: readonly SchoolEvent[],
  today: Date,
  id?: SchoolEvent['id'],
): SchoolEvent[] =>
  findUpcomingEvents(events, today)
    .filter((event) => event.id !== id)
    .slice(0, besideRecord)

/** Returns whether a text has one of the phrases, as whole words. */
const hasPhrase = (text: string, phrases: readonly string[]) => {
  const splitWords = (text: string) =>
    ` ${
      text
        .toLowerCase()
        .match(/[\p{L}\p{M}\d’-]+/gu)
        ?.join(' ') ?? ''
    } `
  return phrases.some((phrase) => splitWords(text).includes(splitWords(phrase)))
}

/** Returns the next event whose title has one of the phrases. */
export const findNextEventAbout = (
  phrases: readonly string[],
  events: readonly SchoolEvent[],
  today: Date,
): SchoolEvent | undefined =>
  findUpcomingEvents(events, today).find(({ title }) => hasPhrase(title, phrases))

/** Days for which news is current. */
const currentDays = 31

/** Returns the latest news of the past weeks whose title has one of the phrases. */
export const findNewsAbout = (
  phrases: readonly string[],
  news: readonly NewsItem[],
  today: Date,
): NewsItem | undefined =>
  news
    .filter(({ date }) => isFromLastDays(currentDays, date, today))
    .filter(({ title }) => hasPhrase(title, phrases))
    .sort((a, b) => getRecordTime(b.date) - getRecordTime(a.date))[0]

/** Returns whether a day is one of those of an event. */
function isDayOf({ date, end }: SchoolEvent, day: Day): boolean {
  const first = getRecordDay(date)
  if (!first) return false
  const number = getDayNumber(day)
  return getDayNumber(first) <= number && number <= getDayNumber(getRecordDay(end) ?? first)
}

/** The ways to write a day without its year in English: '5 December', '5th Dec', 'December 5'. */
function listDayNames({ day, month }: Day): string[] {
  const suffix = { one: 'st', two: 'nd', few: 'rd' }[ordinals.select(day) as string] ?? 'th'
  return [getMonthName(month), getShortMonthName(month)].flatMap((name) =>
    [day, `${day}${suffix}`].flatMap((number) => [`${number} ${name}`, `${name} ${number}`]),
  )
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

const yearDays = 365

/** At most this many events are what a notice is about. One that names more days is a list. */
const maxNamed = 2

/**
 * Returns the events for the page of a notice: those that begin on a day that it names, and the next ones. The day is
 * the first of its name after the notice: that of an old notice is over.
 */
export function takeEventsOfNotice(
  { date, title, description }: Pick<NewsItem, 'date' | 'title' | 'description'>,
  events: readonly SchoolEvent[],
  today: Date,
): { named: SchoolEvent[]; coming: SchoolEvent[] } {
  const published = getRecordDay(date)
  const named = findUpcomingEvents(events, today).filter((event) => {
    const day = getRecordDay(event.date)
    return (
      day &&
      published &&
      getDayNumber(day) - getDayNumber(published) < yearDays &&
      hasPhrase(`${title} ${description}`, listDayNames(day))
    )
  })
  const shown = named.length > maxNamed ? [] : named
  return {
    named: shown,
    coming: takeEventsBeside(
      events.filter((event) => !shown.includes(event)),
      today,
    ),
  }
}

/**
 * Returns the album of an event: the only one with a page and pictures that is dated on a day of this event, and of no
 * other. Titles do not tell, as an album rarely has that of its event.
 */
export function findAlbumOfEvent(
  event: SchoolEvent,
  events: readonly SchoolEvent[],
  albums: readonly Album[],
): Album | undefined {
  const [album, ...others] = albums.filter(({ id, date, pictures }) => {
    const day = getRecordDay(date)
    return id && pictures.length > 0 && day && isDayOf(event, day)
  })
  const day = album && getRecordDay(album.date)
  if (!day || others.length > 0) return
  const isShared = events.some((other) => other.id !== event.id && isDayOf(other, day))
  return isShared ? undefined : album
}

/** Maximum number of albums on the page of an activity: one row. */
const maxAlbums = 3

/**
 * Returns the latest albums, with a page and pictures, whose title has one of the phrases. Descriptions do not tell what
 * an album is about: they mention much in passing.
 */
export const takeAlbumsAbout = (
  phrases: readonly string[],
  albums: readonly Album[],
  today: Date,
): Album[] =>
  albums
    .filter(
      ({ id, date, pictures }) =>
        id && pictures.length > 0 && getRecordTime(date) <= today.getTime(),
    )
    .filter(({ title }) => hasPhrase(title, phrases))
    .sort((a, b) => getRecordTime(b.date) - getRecordTime(a.date))
    .slice(0, maxAlbums)
