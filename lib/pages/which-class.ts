import 'server-only'
import { ageRowEleven, ageRows, agesAsOn } from '@/content/data/ages'
import { enquiryClasses } from '@/content/data/enquiry'
import { english, type Language } from '@/content/languages'
import { getSessionToJoin } from '@/lib/school/admission'
import { type Day, formatLongDate } from '@/lib/core/dates'
import { fillIn } from '@/lib/core/fill-in'
import { getModuleUrl } from '@/lib/browser/module-url'

/** Builds the ages with the classes as the enquiry form names them, which are in the same order. */
const buildRows = ({ admission, glossary }: Language['words']) =>
  [...ageRows, ageRowEleven].map((row, index) => ({
    name: glossary.classes[row.class],
    enquiry: enquiryClasses[index]!,
    ages: fillIn(admission.ages.range, { from: row.minimumAge, to: row.maximumAge }),
    ...row.born,
  }))

const youngest = ageRows[0]!

/** Loads the data of "Which class is my child for?" (R-ADMISSION-7) for `WhichClass.browser.ts`. */
export function loadWhichClass(today: Day, language: Language = english) {
  const { tag, words } = language
  // The rule is the same in each session.
  const session = getSessionToJoin(today)
  const { 'Class X': ten, 'Class XII': twelve } = words.glossary.classes
  return {
    module: getModuleUrl('which-class'),
    session: session.name,
    atRest: fillIn(words.admission.whichClass.atRest, {
      age: youngest.minimumAge,
      date: formatLongDate(tag, session.agesAsOn),
      class: words.glossary.classes[youngest.class],
    }),
    rule: {
      year: Number(agesAsOn.slice(0, 4)),
      ahead: session.ahead,
      rows: buildRows(words),
      full: { ten, twelve },
      tag,
      words: { ...words.admission.classAnswers, session: words.admission.whichClass.session },
    },
  }
}
