import type { ClassName, FeeGroup, SchoolClass } from '../types'
import { feeGroups } from './fees'

const { prePrimary, oneToEight, nine, elevenNew, elevenExisting } = feeGroups

const row = (
  value: string,
  name: ClassName,
  enquiry: string | null,
  fees: SchoolClass['fees'],
  hostel = true,
): SchoolClass => ({ value, name, enquiry, fees, hostel })

/** Uses one table for new pupils and for those of the school. */
const sameFees = (group: FeeGroup) => ({ new: group, existing: group })

/** The classes of the school, in order. Boys may board from Class III (R-HOSTEL-1). */
export const schoolClasses: readonly SchoolClass[] = [
  row('pre-nursery', 'Pre-Nursery', 'Pre Nursery', sameFees(prePrimary), false),
  row('nursery', 'Nursery', 'Nursery', sameFees(prePrimary), false),
  row('prep', 'Prep', 'Prepatory', sameFees(prePrimary), false),
  row('1', 'Class I', 'Class 1', sameFees(oneToEight), false),
  row('2', 'Class II', 'Class 2', sameFees(oneToEight), false),
  row('3', 'Class III', 'Class 3', sameFees(oneToEight)),
  row('4', 'Class IV', 'Class 4', sameFees(oneToEight)),
  row('5', 'Class V', 'Class 5', sameFees(oneToEight)),
  row('6', 'Class VI', 'Class 6', sameFees(oneToEight)),
  row('7', 'Class VII', 'Class 7', sameFees(oneToEight)),
  row('8', 'Class VIII', 'Class 8', sameFees(oneToEight)),
  row('9', 'Class IX', 'Class 9', sameFees(nine)),
  row('10', 'Class X', null, null),
  row('11', 'Class XI', 'Class 11', { new: elevenNew, existing: elevenExisting }),
  row('12', 'Class XII', null, null),
]
