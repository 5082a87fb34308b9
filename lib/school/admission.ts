import { agesAsOn } from '@/content/data/ages'
import { sessions } from '@/content/data/sessions'
import { english, type Language } from '@/content/languages'
import type { Instruction, ScheduleStep, Session } from '@/content/types'
import { admissionSchedule } from '@/content/words/en/admission-schedule'
import type { AdmissionWords } from '@/content/words/types'
import { type Day, formatIsoDay, formatLongDate } from '@/lib/core/dates'
import { fillFigures } from './figures'
import { fillIn } from '@/lib/core/fill-in'
import { getOwn } from '@/lib/core/get-own'
import { getSessionName, getSessionOnDay } from './sessions'

/** The state of the admission of a session. */
type AdmissionPhase = keyof AdmissionWords['status']

/**
 * Returns the session that admission is about on a day: the last one whose registration has started, else the first.
 */
export function getAdmission(today: Day): { session: Session; phase: AdmissionPhase } {
  const day = formatIsoDay(today)
  const session =
    sessions.findLast(({ registrationStarts }) => registrationStarts <= day) ?? sessions[0]
  return { session, phase: getPhase(session, day) }
}

function getPhase({ registrationStarts, registrationEnds, ends }: Session, day: string) {
  if (day < registrationStarts) return 'before'
  if (day <= registrationEnds) return 'open'
  return day <= ends ? 'closed' : 'over'
}

const getAdmissionDates = (
  { name, registrationStarts, registrationEnds, ends }: Session,
  tag: string,
): Record<string, string> => ({
  session: name,
  starts: formatLongDate(tag, registrationStarts),
  closes: formatLongDate(tag, registrationEnds),
  ends: formatLongDate(tag, ends),
})

/** Whether registration has closed: a child then joins in mid-session, or in the next session. */
const hasClosed = (phase: AdmissionPhase): phase is keyof AdmissionWords['ask'] =>
  phase === 'closed' || phase === 'over'

/** Returns whether registration has closed on a day, and is not yet open for the next session. */
export const hasRegistrationClosed = (today: Day): boolean => hasClosed(getAdmission(today).phase)

/** Returns the state of registration on a day, in a sentence that is true on it. */
export function getRegistrationState(today: Day, { tag, words }: Language = english): string {
  const { session, phase } = getAdmission(today)
  return fillIn(words.admission.status[phase], getAdmissionDates(session, tag))
}

/** Returns whom to ask about a place once registration has closed, else `undefined`. */
export function getWhomToAsk(today: Day, { words }: Language = english) {
  const { phase } = getAdmission(today)
  if (!hasClosed(phase)) return undefined
  return fillIn(words.admission.ask[phase], { session: getSessionToJoin(today).name })
}

/** Returns the state of registration on a day and, once it has closed, whom to ask (R-ADMISSION-5). */
export const getAdmissionStatus = (today: Day, language?: Language): string =>
  joinSentences(getRegistrationState(today, language), getWhomToAsk(today, language))

/** Joins those of some sentences that there are. */
export const joinSentences = (...sentences: (string | undefined)[]): string =>
  sentences.filter(Boolean).join(' ')

const getYear = (day: string) => Number(day.slice(0, 4))

/**
 * Returns the session that a child can register for on a day, of which all pages speak (R-ADMISSION-8): once
 * registration has closed, the one after the running session.
 */
export function getSessionToJoin(today: Day) {
  const { session, phase } = getAdmission(today)
  const registrationYear = getYear(session.begins)
  const year = hasClosed(phase)
    ? Math.max(registrationYear, getSessionOnDay(today)) + 1
    : registrationYear
  return {
    name: getSessionName(year),
    /** How many sessions it is after that of the table of ages. */
    ahead: year - getYear(agesAsOn),
    /** The ISO day whose age decides the class. */
    agesAsOn: `${year}${agesAsOn.slice(4)}`,
  }
}

/** Returns what an enquiry is for once registration has closed, else `undefined`: the form has one session only. */
export function getEnquiryPurpose(today: Day, { words }: Language = english) {
  if (!hasClosed(getAdmission(today).phase)) return undefined
  return fillIn(words.admission.enquiryPurpose, { session: getSessionToJoin(today).name })
}

/** Returns what is known of the next session, once registration for this one has closed, as Markdown; else `undefined`. */
export function getNextSessionNote(today: Day) {
  const { session, phase } = getAdmission(today)
  if (phase !== 'closed') return undefined
  const { name, agesAsOn } = getSessionToJoin(today)
  const { title, text, link } = admissionSchedule.next
  const date = formatLongDate(english.tag, agesAsOn)
  return {
    title: fillIn(title, { session: name }),
    text: fillIn(text, { date, current: session.name }),
    link: fillIn(link, { session: name, current: session.name }),
  }
}

/** Returns what stands beside the table of the schedule on a day (R-ADMISSION-5). */
export function getScheduleWords(today: Day) {
  const { session, phase } = getAdmission(today)
  const { midSession, closed, calendar } = admissionSchedule
  const isPast = session.transferCertificateLatest < formatIsoDay(today)
  return {
    calendar: fillIn(calendar[isPast ? 'past' : 'coming'], { session: session.name }),
    midSession: phase === 'over' ? undefined : fillFigures(midSession),
    next: getNextSessionNote(today)?.link,
    ...(hasClosed(phase) && {
      closed: {
        title: fillIn(closed, getAdmissionDates(session, english.tag)),
        open: !isPast,
      },
    }),
  }
}

/** Returns the state in a few words, for the task on the home page. */
export function getAdmissionNote(today: Day, { tag, words }: Language = english): string {
  const { session, phase } = getAdmission(today)
  return fillIn(words.admission.note[phase], getAdmissionDates(session, tag))
}

/**
 * Returns the eight instructions (R-ADMISSION-2). On a day after registration has closed, those with dates say that these
 * were the dates of that session; without a day they are as published.
 */
export function listAdmissionInstructions(
  language: Language = english,
  today?: Day,
): Instruction[] {
  const { items, past } = fillFigures(language.words.admission.instructions, language)
  const texts = today && hasClosed(getAdmission(today).phase) ? past : {}
  return Object.entries(items).map(([name, { subject, text }]) => ({
    subject,
    text: getOwn(texts, name) ?? text,
  }))
}

/** Returns the tentative schedule (R-ADMISSION-2), true on every day. */
export const listAdmissionSchedule = (language: Language = english): ScheduleStep[] =>
  Object.values(fillFigures(language.words.admission.schedule.steps, language))
