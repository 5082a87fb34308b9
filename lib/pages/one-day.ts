import 'server-only'
import { oneDay } from '@/content/words/en/one-day'
import { fillFigures } from '@/lib/school/figures'
import { findPicture } from '@/lib/pictures/pictures'

/** Loads the data of one day at school (R-INFO-17). */
export const loadOneDay = () => ({
  ...oneDay,
  hours: fillFigures(oneDay.hours).map((hour) => ({
    ...hour,
    picture: findPicture(`valley-${hour.light}`),
  })),
})
