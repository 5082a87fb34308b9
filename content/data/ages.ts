import type { AgeRow, ClassName } from '../types'

/** The reference date of the ages (R-ADMISSION-3). */
export const agesAsOn = '2026-03-31'

const row = (
  className: ClassName,
  minimumAge: number,
  maximumAge: number,
  from: string,
  to: string,
): AgeRow => ({ class: className, minimumAge, maximumAge, born: { from, to } })

/**
 * Ages from Pre-Nursery to Class IX (R-ADMISSION-3). The school published dates of birth for Pre-Nursery, and years
 * of birth for Nursery to Class I and Class IX ("2021-22" is April to March). For Classes II to VIII they are
 * derived from the ages. The last date for Pre-Nursery is one day past that rule (R-CONTENT-4).
 */
export const ageRows: readonly AgeRow[] = [
  row('Pre-Nursery', 3, 4, '2022-04-01', '2023-04-01'),
  row('Nursery', 4, 5, '2021-04-01', '2022-03-31'),
  row('Prep', 5, 6, '2020-04-01', '2021-03-31'),
  row('Class I', 6, 7, '2019-04-01', '2020-03-31'),
  row('Class II', 7, 8, '2018-04-01', '2019-03-31'),
  row('Class III', 8, 9, '2017-04-01', '2018-03-31'),
  row('Class IV', 9, 10, '2016-04-01', '2017-03-31'),
  row('Class V', 10, 11, '2015-04-01', '2016-03-31'),
  row('Class VI', 11, 12, '2014-04-01', '2015-03-31'),
  row('Class VII', 12, 13, '2013-04-01', '2014-03-31'),
  row('Class VIII', 13, 14, '2012-04-01', '2013-03-31'),
  row('Class IX', 14, 15, '2011-04-01', '2012-03-31'),
]

/** Age for Class XI (R-ADMISSION-3). */
export const ageRowEleven: AgeRow = row('Class XI', 16, 17, '2009-04-01', '2010-03-31')
