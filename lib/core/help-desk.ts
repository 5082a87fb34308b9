import { helpDeskHours } from '@/content/constants'
import type { LayoutWords } from '@/content/words/types'
import { fillIn } from './fill-in'

/** The opening hours of the help desk in a language: '8:00 AM to 8:00 PM' (R-LAYOUT-11). */
export const hoursIn = ({ aside }: LayoutWords): string =>
  fillIn(aside.hours, { opens: helpDeskHours.opens, closes: helpDeskHours.closes - 12 })
