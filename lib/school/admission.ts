import { agesAsOn } from '@/content/data/ages'
import { sessions } from '@/content/data/sessions'
import { english, type Language } from '@/content/languages'
import type { Instruction, ScheduleStep, Session } from '@/content/types'
import type { AdmissionWords } from '@/content/words/types'
import { type Day, formatIsoDay, formatLongDate } from '@/lib/core/dates'
import { fillFigures } from './figures'
import { fillIn } from '@/lib/core/fill-in'
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

/** Returns the state of registration on a day, in a sentence that is true on it (R-ADMISSION-5). */
export function getAdmissionStatus(today: Day, { tag, words }: Language = english): string {
  const { session, phase } = getAdmission(today)
  return fillIn(words.admission.status[phase], getAdmissionDates(session, tag))
}

/** Returns how many sessions after the current one a child can join: once registration has closed, the next one. */
export function countSessionsAhead(today: Day): number {
  const { phase } = getAdmission(today)
  const isClosed = phase === 'closed' || phase === 'over'
  return isClosed ? Math.max(1, getSessionOnDay(today) + 1 - agesYear) : 0
}

const agesYear = Number(agesAsOn.slice(0, 4))

/** Returns what is known of the next session, once registration for this one has closed; else `undefined`. */
export function getNextSessionNote(today: Day, { tag, words }: Language = english) {
  const { session, phase } = getAdmission(today)
  if (phase !== 'closed') return undefined
  const year = agesYear + countSessionsAhead(today)
  return fillIn(words.admission.nextSession, {
    session: getSessionName(year),
    date: formatLongDate(tag, `${year}${agesAsOn.slice(4)}`),
    current: session.name,
  })
}

/** Returns the state in a few words, for the task on the home page. */
export function getAdmissionNote(today: Day, { tag, words }: Language = english): string {
  const { session, phase } = getAdmission(today)
  return fillIn(words.admission.note[phase], getAdmissionDates(session, tag))
}

/** Returns the eight instructions (R-ADMISSION-2), true on every day. */
export const listAdmissionInstructions = (language: Language = english): Instruction[] =>
  Object.values(fillFigures(language.words.admission.instructions.items, language))

/** Returns the tentative schedule (R-ADMISSION-2), true on every day. */
export const listAdmissionSchedule = (language: Language = english): ScheduleStep[] =>
  Object.values(fillFigures(language.words.admission.schedule.steps, language))
