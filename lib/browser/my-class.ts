import { toIndianDay, now } from '@/lib/core/dates'
import { getLevelSlug } from '@/lib/school/class-levels'
import { getSessionOnDay } from '@/lib/school/sessions'

/** "My class" in the browser (R-CLASS-4): what the visitor has chosen, kept on the device only. */

export type MyClass = {
  level: number
  /** The session in which it was chosen or confirmed: a class moves up in April. */
  session: number
  /** How the child comes to school: a concern of alerts, or 'own'; empty if unknown. */
  way: string
}

/** Its key in the local storage. */
export const myClassName = 'my-class'

/** Event that tells the other scripts of the page that the choice or the entries have changed. */
export const myClassEvent = 'my-class'

export const getCurrentSession = (): number => getSessionOnDay(toIndianDay(now()))

/** Reads the stored choice; `undefined` when there is none, or when it is unreadable or invalid. */
export function readMyClass(): MyClass | undefined {
  let text
  try {
    text = localStorage.getItem(myClassName)
  } catch {
    return undefined
  }
  const match = /^(-[12]|\d|1[0-2]) (20\d\d)(?: (hostel|own|route-\d\d?))?$/.exec(text ?? '')
  return match
    ? { level: Number(match[1]), session: Number(match[2]), way: match[3] ?? '' }
    : undefined
}

/** Returns the choice if it is of the current session. */
export function getCurrentClass(): MyClass | undefined {
  const myClass = readMyClass()
  return myClass?.session === getCurrentSession() ? myClass : undefined
}

/** Keeps a choice, or removes it. @returns false when the browser keeps nothing */
export function keepMyClass(myClass?: MyClass): boolean {
  try {
    if (myClass)
      localStorage.setItem(myClassName, `${myClass.level} ${myClass.session} ${myClass.way}`.trim())
    else localStorage.removeItem(myClassName)
  } catch {
    return false
  }
  dispatchEvent(new Event(myClassEvent))
  return true
}

/** Returns whether an alert concerns only others: none of its concerns can be that of the child, as far as is known. */
export const isForOthers = (concerns: readonly string[], { level, way }: MyClass): boolean =>
  concerns.length > 0 &&
  concerns.every((concern) =>
    /^(?:hostel|route-)/.test(concern)
      ? way !== '' && way !== concern
      : concern.replace('class-', '') !== getLevelSlug(level),
  )
