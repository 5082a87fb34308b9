import 'server-only'
import { helpDeskMenu } from '@/content/data/contact'
import { english, type Language } from '@/content/languages'
import { school } from '@/content/school'
import { calendarDays, calendarPath, nextDays, type NextDay } from '@/lib/calendar/school-year'
import { admissionStatus } from '@/lib/core/admission'
import { daysIn, isoDay } from '@/lib/core/dates'
import { own } from '@/lib/core/own'
import { translatedPaths } from '@/lib/routing/translations'
import { loadInformationPage, loadPageCards } from './information'
import { loadToday } from './today'

const path = '/'

/** Data of the home page of a translation: who we are, the pages, the next dates, the desks (R-LANGUAGE-1). */
export async function loadSummary(language: Language) {
  const today = await loadToday()
  const day = isoDay(today)
  const { words } = language
  const label = ({ kind, first }: NextDay) =>
    words.summary.next[kind][first <= day ? 'on' : 'coming']
  return {
    page: await loadInformationPage(path, language),
    cards: await loadPageCards(
      translatedPaths(language).filter((one) => one !== path),
      language,
    ),
    dates: {
      status: admissionStatus(today, language),
      days: nextDays(calendarDays([]), day).map((next) => ({
        label: label(next),
        when: daysIn(language.tag, next.first, next.last),
        ...dayName(words.glossary.days, next.title),
      })),
      calendar: { href: calendarPath, hrefLang: english.tag },
      words: words.summary,
      languages: words.layout.languages,
    },
    desks: { phone: school.phones[0], desks: helpDeskMenu, words },
    /** Of the links to the pages. */
    label: words.summary.pages,
  }
}

/** The name of a day, and whether it is in English: the glossary need not have the days that a school adds. */
const dayName = (names: Readonly<Record<string, string>>, title: string) => ({
  title: own(names, title) ?? title,
  isEnglish: !Object.hasOwn(names, title),
})
