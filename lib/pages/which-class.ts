import 'server-only'
import { ageRowEleven, ageRows, agesAsOn } from '@/content/data/ages'
import { enquiryClasses } from '@/content/data/enquiry'
import { admissionOn } from '@/lib/core/admission'
import type { Day } from '@/lib/core/dates'
import { moduleUrl } from '@/lib/html/enhancement'

/** The ages with the classes as the enquiry form names them, which are in the same order. */
const rows = [...ageRows, ageRowEleven].map((row, index) => ({
  name: row.class,
  enquiry: enquiryClasses[index]!,
  ages: `${row.minimumAge} to ${row.maximumAge} years`,
  ...row.born,
}))

const year = Number(agesAsOn.slice(0, 4))

/** The year in which the session of a day began. */
const sessionYear = ({ year, month }: Day) => (month < 4 ? year - 1 : year)

/** Data of "Which class is my child for?" (R-ADMISSION-7) for `public/modules/which-class.js`. */
export const whichClass = (today: Day) => ({
  module: moduleUrl('which-class'),
  rule: {
    year,
    // When the session of the table is over, the same rule holds for the current one.
    ahead: admissionOn(today).phase === 'over' ? sessionYear(today) - year : 0,
    rows,
  },
})
