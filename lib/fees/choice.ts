import { z } from 'zod'
import { schoolClasses } from '@/content/data/classes'
import { feeDesk } from '@/content/data/contact'
import { hostelRooms } from '@/content/data/hostel'
import type { HostelRoom, SchoolClass } from '@/content/types'
import { firstOf, type Parameters } from '@/lib/records/filters'

/** What a family chooses. `room` is `null` for a day pupil. */
export type Choice = { class: SchoolClass; pupil: Pupil; room: HostelRoom | null }

const pupils = ['new', 'existing'] as const
export type Pupil = (typeof pupils)[number]

const pupilNames: Readonly<Record<Pupil, string>> = { new: 'New', existing: 'Already here' }

/** The value of `hostel` for a day pupil. */
const day = 'no'

/** The options of the form. */
export const classOptions = schoolClasses.map(({ value, name }) => ({ value, label: name }))
export const pupilOptions = pupils.map((value) => ({ value, label: pupilNames[value] }))
export const roomOptions = [
  { value: day, label: 'Day' },
  ...hostelRooms.map(({ value, room }) => ({ value, label: `Hostel, ${room}` })),
]

/** The values of the form, which may be anything. */
export type CostFields = { class: string; pupil: string; hostel: string }

/** Why a choice is impossible, and the nearest ones that are possible. */
export type Refusal = { reason: string; nearest: Choice[] }

const longestValue = 20

const value = z
  .preprocess(firstOf, z.string().trim().toLowerCase())
  .transform((text) => text.slice(0, longestValue))
  .catch('')

const fieldsOf = z.object({
  class: value,
  pupil: value.transform((text) => text || pupils[0]),
  hostel: value.transform((text) => text || day),
})

/** The form of a URL without a query. */
export const emptyFields: CostFields = fieldsOf.parse({})

/** Parses `?class=9&pupil=existing&hostel=ac`. Without `pupil` the child is new, without `hostel` a day pupil. */
export const parseCostFields = (parameters: Parameters): CostFields => fieldsOf.parse(parameters)

/** What the values mean: a choice, or the reason why there is no such choice. */
export function chooseCost(fields: CostFields): Choice | Refusal {
  const room = hostelRooms.find((room) => room.value === fields.hostel) ?? null
  const pupil = pupils.find((pupil) => pupil === fields.pupil)
  const schoolClass = schoolClasses.find((one) => one.value === fields.class)
  if (!schoolClass) return refuseClass(fields.class, pupil ?? pupils[0], room)
  const choice = { class: schoolClass, pupil: pupil ?? pupils[0], room }
  if (!pupil) {
    return {
      reason: 'A pupil is either new or already here.',
      nearest: pupils.map((pupil) => ({ ...choice, pupil })).filter(isPossible),
    }
  }
  if (!room && fields.hostel !== day) {
    return {
      reason: 'A pupil comes by day, or lives in a non-AC or AC room of the hostel.',
      nearest: [null, ...hostelRooms].map((room) => ({ ...choice, room })).filter(isPossible),
    }
  }
  const reason = reasonAgainst(choice)
  if (!reason) return choice
  const asDay = { ...choice, room: null }
  const others = neighbours(schoolClasses.indexOf(schoolClass), pupil, room)
  return { reason, nearest: isPossible(asDay) ? [asDay, ...others] : others }
}

export const isRefusal = (result: Choice | Refusal): result is Refusal => 'reason' in result

function reasonAgainst({ class: { name, enquiry, fees, hostel }, pupil, room }: Choice) {
  if (pupil === 'new' && enquiry === null) return `${name} takes no new pupils.`
  if (!fees) {
    return `The fees of ${name} are not on this site. Ring the help desk and press ${feeDesk.digit}.`
  }
  if (room && !hostel) return `The hostel takes boys from ${firstHostelClass.name} onwards.`
  return undefined
}

const firstHostelClass = schoolClasses.find(({ hostel }) => hostel)!

const isPossible = (choice: Choice) => reasonAgainst(choice) === undefined

/** The nearest possible classes below and above a position in the order of the classes. */
function neighbours(position: number, pupil: Pupil, room: HostelRoom | null): Choice[] {
  const possible = schoolClasses
    .map((schoolClass) => ({ class: schoolClass, pupil, room }))
    .filter(isPossible)
  const indexOf = (choice: Choice) => schoolClasses.indexOf(choice.class)
  const below = possible.findLast((choice) => indexOf(choice) < position)
  const above = possible.find((choice) => indexOf(choice) > position)
  return [below, above].filter((choice) => choice !== undefined)
}

/** Names under which parents look for the year before Class I. */
const kindergarten = /^[lu]?kg$|^kindergarten$/

function refuseClass(text: string, pupil: Pupil, room: HostelRoom | null): Refusal {
  const prep = schoolClasses.findIndex(({ value }) => value === 'prep')
  const [first, last] = [schoolClasses[0]!, schoolClasses.at(-1)!]
  if (kindergarten.test(text)) {
    return {
      reason: 'There is no KG here. Before Class I come Pre-Nursery, Nursery and Prep.',
      nearest: neighbours(prep - 0.5, pupil, null),
    }
  }
  const isHigh = Number(text) > Number(last.value)
  return {
    reason: `The classes here are ${first.name} to ${last.name}${text && `, not “${text}”`}.`,
    nearest: neighbours(isHigh ? Infinity : -Infinity, pupil, isHigh ? room : null),
  }
}

/** "Class IX, new, hostel, AC room". */
export function choiceName({ class: { name }, pupil, room }: Choice): string {
  return [name, pupilNames[pupil].toLowerCase(), room ? `hostel, ${room.room} room` : 'day'].join(
    ', ',
  )
}

/** The path of the calculator. */
export const costPath = '/fee-structure'

/** The id of the answer, which the form and every link to an answer lead to. */
export const costAnchor = 'cost'

/** The URL of an answer: `/fee-structure?class=9&hostel=ac#cost`. */
export function costHref({ class: { value }, pupil, room }: Choice): string {
  const query = new URLSearchParams({ class: value })
  if (pupil !== pupils[0]) query.set('pupil', pupil)
  if (room) query.set('hostel', room.value)
  return `${costPath}?${query}#${costAnchor}`
}
