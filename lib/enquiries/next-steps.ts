import 'server-only'
import { ageRowEleven, ageRows } from '@/content/data/ages'
import { schoolClasses } from '@/content/data/classes'
import type { Language } from '@/content/languages'
import { type Day, formatLongDate } from '@/lib/core/dates'
import { fillIn } from '@/lib/core/fill-in'
import { formatRupees } from '@/lib/core/rupees'
import { buildCostHref } from '@/lib/calculators/cost-choice'
import { calculateCost, getPaymentWords } from '@/lib/calculators/cost'
import { getSessionToJoin } from '@/lib/school/admission'
import { localizeLink } from '@/lib/routing/localized'
import type { NextSteps } from './form-state'
import { type Enquiry, toSubmittedClass } from './schema'

const ages = [...ageRows, ageRowEleven]

/** Formats a number for reading: 98300 12345. */
const formatContact = (contact: string) => `${contact.slice(0, 5)} ${contact.slice(5)}`

/** Returns what happens after an enquiry (R-ENQUIRY-7): the number to call, fees and documents of the chosen class. */
export function getNextSteps(
  { contact, admissionClass }: Pick<Enquiry, 'contact' | 'admissionClass'>,
  language: Language,
  today: Day,
): NextSteps {
  const { words, tag } = language
  const schoolClass = schoolClasses.find(
    ({ enquiry }) => enquiry && toSubmittedClass(enquiry) === admissionClass,
  )!
  const choice = { class: schoolClass, pupil: 'new' as const, room: null }
  const age = ages.find((row) => row.class === schoolClass.name)!
  const { admission, enquiry } = words
  return {
    contact: formatContact(contact),
    className: words.glossary.classes[schoolClass.name],
    facts: [
      ...calculateCost(choice).first.payments.map((payment) => {
        const { when, each } = getPaymentWords(payment, words)
        return { term: when, detail: each ?? formatRupees(payment.amount) }
      }),
      {
        term: fillIn(admission.ages.note, {
          date: formatLongDate(tag, getSessionToJoin(today).agesAsOn),
        }),
        detail: fillIn(admission.ages.range, { from: age.minimumAge, to: age.maximumAge }),
      },
      { term: enquiry.nextSteps.bring, detail: enquiry.nextSteps.papers },
    ],
    links: [
      { label: words.fees.tool.title, ...localizeLink(language, buildCostHref(choice)) },
      {
        label: enquiry.nextSteps.rules,
        ...localizeLink(language, '/admission/admission-information'),
      },
    ].map(({ label, href }) => ({ label, href })),
  }
}
