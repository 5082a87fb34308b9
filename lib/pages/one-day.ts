import 'server-only'
import { oneDay } from '@/content/words/en/one-day'
import { fillFigures } from '@/lib/school/figures'
import { findPicture, findPictureFiles } from '@/lib/pictures/pictures'

type Moment = { time: string; day: string; boarder: string; alone?: string }

/** Loads one day at school (R-INFO-17): of a day child and a boarder, or of a boarder alone. */
export function loadOneDay(child?: 'boarder') {
  const { alone, hours, ...words } = oneDay
  return {
    ...words,
    ...(child && alone),
    hours: fillFigures(hours).map(({ light, pictures, moments }) => {
      const name = pictures[child ?? 'both']
      return {
        light,
        picture: findPicture(name),
        strip: findPictureFiles(`${name}-strip`),
        moments: moments.map(({ time, day, boarder, alone }: Moment) =>
          child ? { time, boarder: alone ?? boarder } : { time, day, boarder },
        ),
      }
    }),
  }
}
