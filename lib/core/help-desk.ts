import { helpDeskHours } from '@/content/constants'
import { admissionDesk, feeDesk, reception, transportDesk } from '@/content/data/contact'
import type { LayoutWords } from '@/content/words/types'
import { clockIn } from './clock'
import { fillIn } from './fill-in'

const clockAt = (words: LayoutWords, hour: number) => clockIn(words, { hour, minute: 0 })

/** The opening hours of the help desk in a language: '8:00 AM to 8:00 PM' (R-LAYOUT-11). */
export const hoursIn = (words: LayoutWords): string =>
  fillIn(words.aside.hours, {
    opens: clockAt(words, helpDeskHours.opens),
    closes: clockAt(words, helpDeskHours.closes),
  })

/** The hours, and what to press for the desks that are asked for most (R-LAYOUT-11). */
export const helpDeskText = (words: LayoutWords): string =>
  fillIn(words.aside.helpDeskHours, {
    hours: hoursIn(words),
    reception: reception.digit,
    fees: feeDesk.digit,
    admission: admissionDesk.digit,
    transport: transportDesk.digit,
  })
