import { sessions } from '@/content/data/sessions'
import type { Session } from '@/content/types'
import { admissionCopy, type AdmissionPhase } from '@/content/microcopy/admission'
import { type Day, formatDate, isoDay } from './dates'

/** The session that admission is about on a day: the last one whose registration has started, else the first. */
export function admissionOn(today: Day): { session: Session; phase: AdmissionPhase } {
  const day = isoDay(today)
  const session =
    sessions.findLast(({ registrationStarts }) => registrationStarts <= day) ?? sessions[0]
  return { session, phase: phaseOf(session, day) }
}

function phaseOf({ registrationStarts, registrationEnds, ends }: Session, day: string) {
  if (day < registrationStarts) return 'before'
  if (day <= registrationEnds) return 'open'
  return day <= ends ? 'closed' : 'over'
}

const long = (day: string) => formatDate(day, 'long')

/** Where registration stands on a day, in a sentence that is true on it (R-ADMISSION-5). */
export function admissionStatus(today: Day): string {
  const { session, phase } = admissionOn(today)
  return admissionCopy.status[phase]({
    session: session.name,
    starts: long(session.registrationStarts),
    closes: long(session.registrationEnds),
    ends: long(session.ends),
  })
}
