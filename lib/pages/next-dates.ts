import 'server-only'
import { english, type Language } from '@/content/languages'
import {
  listCalendarDays,
  calendarPath,
  findNextDays,
  type NextDay,
} from '@/lib/calendar/school-year'
import { getAdmissionStatus } from '@/lib/school/admission'
import { formatLocalDays, formatIsoDay } from '@/lib/core/dates'
import { getOwn } from '@/lib/core/get-own'
import { loadToday } from './today'

/** Loads the next dates and the state of admission, for the home page of a translation (R-LANGUAGE-1). */
export async function loadNextDates(language: Language) {
  const today = await loadToday()
  const day = formatIsoDay(today)
  const { words } = language
  const label = ({ kind, first }: NextDay) =>
    words.summary.next[kind][first <= day ? 'on' : 'coming']
  return {
    status: getAdmissionStatus(today, language),
    days: findNextDays(listCalendarDays([]), day).map((next) => ({
      label: label(next),
      when: formatLocalDays(language.tag, next.first, next.last),
      ...dayName(words.glossary.days, next.title),
    })),
    calendar: { href: calendarPath, hrefLang: english.tag },
    words: words.summary,
    languages: words.layout.languages,
  }
}

/** Returns the name of a day, and whether it is in English: the glossary need not contain days that a school adds. */
const dayName = (names: Readonly<Record<string, string>>, title: string) => ({
  title: getOwn(names, title) ?? title,
  isEnglish: !Object.hasOwn(names, title),
})
