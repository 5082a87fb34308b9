import { z } from 'zod'
import { schoolClasses } from '@/content/data/classes'
import { feeDesk } from '@/content/data/contact'
import { hostelRooms } from '@/content/data/hostel'
import type { HostelRoom, SchoolClass } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { FeeLanguage } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import { takeFirst, type Parameters } from '@/lib/http/parameters'

/** What a family chooses. `room` is `null` for a day pupil. */
export type Choice = { class: SchoolClass; pupil: Pupil; room: HostelRoom | null }

const pupils = ['new', 'existing'] as const
type Pupil = (typeof pupils)[number]

/** The value of `hostel` for a day pupil. */
const day = 'no'

/** Returns the options of the form. */
export const listCostOptions = ({ fees: { tool }, glossary }: FeeLanguage) => ({
  classes: schoolClasses.map(({ value, name }) => ({ value, label: glossary.classes[name] })),
  pupils: pupils.map((value) => ({ value, label: tool.pupils[value] })),
  rooms: [
    { value: day, label: tool.day },
    ...hostelRooms.map(({ value, room }) => ({
      value,
      label: fillIn(tool.hostel, { room: glossary.rooms[room] }),
    })),
  ],
})

/** The values of the form, which may be anything. */
export type CostFields = { class: string; pupil: string; hostel: string }

/** Why a choice is impossible, and the nearest ones that are possible. */
export type Refusal = { reason: Reason; nearest: Choice[] }

type Reason =
  | { is: 'pupil' | 'living' | 'kindergarten' | 'noHostel' }
  | { is: 'noNewPupils' | 'noFees'; class: SchoolClass }
  | { is: 'noClass'; text: string }

const maxValueLength = 20

const value = z
  .preprocess(takeFirst, z.string().trim().toLowerCase())
  .transform((text) => text.slice(0, maxValueLength))
  .catch('')

const choiceFields = z.object({
  class: value,
  pupil: value.transform((text) => text || pupils[0]),
  hostel: value.transform((text) => text || day),
})

/** The form of a URL without a query. */
export const emptyFields: CostFields = choiceFields.parse({})

/** Parses `?class=9&pupil=existing&hostel=ac`. Without `pupil` the child is new, without `hostel` a day pupil. */
export const parseCostFields = (parameters: Parameters): CostFields =>
  choiceFields.parse(parameters)

/** Parses the values into a choice, or the reason why there is no such choice. */
export function chooseCost(fields: CostFields): Choice | Refusal {
  const room = hostelRooms.find((room) => room.value === fields.hostel) ?? null
  const pupil = pupils.find((pupil) => pupil === fields.pupil)
  const schoolClass = schoolClasses.find((candidate) => candidate.value === fields.class)
  if (!schoolClass) return refuseClass(fields.class, pupil ?? pupils[0], room)
  const choice = { class: schoolClass, pupil: pupil ?? pupils[0], room }
  if (!pupil) {
    return {
      reason: { is: 'pupil' },
      nearest: pupils.map((pupil) => ({ ...choice, pupil })).filter(isPossible),
    }
  }
  if (!room && fields.hostel !== day) {
    return {
      reason: { is: 'living' },
      nearest: [null, ...hostelRooms].map((room) => ({ ...choice, room })).filter(isPossible),
    }
  }
  const reason = findReasonAgainst(choice)
  if (!reason) return choice
  const asDay = { ...choice, room: null }
  const others = listNeighbours(schoolClasses.indexOf(schoolClass), pupil, room)
  return { reason, nearest: isPossible(asDay) ? [asDay, ...others] : others }
}

export const isRefusal = (result: Choice | Refusal): result is Refusal => 'reason' in result

function findReasonAgainst({ class: schoolClass, pupil, room }: Choice): Reason | undefined {
  const { enquiry, fees, hostel } = schoolClass
  if (pupil === 'new' && enquiry === null) return { is: 'noNewPupils', class: schoolClass }
  if (!fees) return { is: 'noFees', class: schoolClass }
  if (room && !hostel) return { is: 'noHostel' }
  return undefined
}

const isPossible = (choice: Choice) => findReasonAgainst(choice) === undefined

/** Lists the nearest possible classes below and above a position in the order of the classes. */
function listNeighbours(position: number, pupil: Pupil, room: HostelRoom | null): Choice[] {
  const possible = schoolClasses
    .map((schoolClass) => ({ class: schoolClass, pupil, room }))
    .filter(isPossible)
  const getIndex = (choice: Choice) => schoolClasses.indexOf(choice.class)
  const below = possible.findLast((choice) => getIndex(choice) < position)
  const above = possible.find((choice) => getIndex(choice) > position)
  return [below, above].filter((choice) => choice !== undefined)
}

/** Names under which parents look for the year before Class I. */
const kindergarten = /^[lu]?kg$|^kindergarten$/

function refuseClass(text: string, pupil: Pupil, room: HostelRoom | null): Refusal {
  if (kindergarten.test(text)) {
    const prep = schoolClasses.findIndex(({ value }) => value === 'prep')
    return { reason: { is: 'kindergarten' }, nearest: listNeighbours(prep - 0.5, pupil, null) }
  }
  const isHigh = Number(text) > Number(schoolClasses.at(-1)!.value)
  return {
    reason: { is: 'noClass', text },
    nearest: listNeighbours(isHigh ? Infinity : -Infinity, pupil, isHigh ? room : null),
  }
}

const firstHostelClass = schoolClasses.find(({ hostel }) => hostel)!

/** Returns the reason of a refusal, in one sentence or two. */
export function formatReason(
  reason: Reason,
  { fees: { refusals }, glossary }: FeeLanguage,
): string {
  const getName = ({ name }: SchoolClass) => glossary.classes[name]
  switch (reason.is) {
    case 'noNewPupils':
    case 'noFees':
      return fillIn(refusals[reason.is], { class: getName(reason.class), digit: feeDesk.digit })
    case 'noHostel':
      return fillIn(refusals.noHostel, { class: getName(firstHostelClass) })
    case 'noClass':
      return fillIn(reason.text ? refusals.noClass : refusals.classes, {
        first: getName(schoolClasses[0]!),
        last: getName(schoolClasses.at(-1)!),
        text: reason.text,
      })
    default:
      return refusals[reason.is]
  }
}

/** "Class IX, new, hostel, AC room". */
export function formatChoice(
  { class: { name }, pupil, room }: Choice,
  { fees: { choice }, glossary }: FeeLanguage = english,
): string {
  const living = room ? fillIn(choice.hostel, { room: glossary.rooms[room.room] }) : choice.day
  return [glossary.classes[name], choice[pupil], living].join(', ')
}

/** The path of the calculator. */
export const costPath = '/fee-structure'

/** The id of the answer, which the form and every link to an answer lead to. */
export const costAnchor = 'cost'

/**
 * Returns the URL of an answer: `/fee-structure?class=9&hostel=ac#cost`.
 * @param path of the calculator, in another language
 */
export function buildCostHref({ class: { value }, pupil, room }: Choice, path = costPath): string {
  const query = new URLSearchParams({ class: value })
  if (pupil !== pupils[0]) query.set('pupil', pupil)
  if (room) query.set('hostel', room.value)
  return `${path}?${query}#${costAnchor}`
}
