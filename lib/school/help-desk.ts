import { helpDeskHours } from '@/content/constants'
import { admissionDesk, feeDesk, reception, transportDesk } from '@/content/data/contact'
import type { LayoutWords } from '@/content/words/types'
import { formatClock } from '@/lib/core/clock'
import { fillIn } from '@/lib/core/fill-in'

export const formatHour = (words: LayoutWords, hour: number) =>
  formatClock(words, { hour, minute: 0 })

/** Formats the opening hours of the help desk in a language: '8:00 AM to 8:00 PM' (R-LAYOUT-11). */
export const formatHours = (words: LayoutWords): string =>
  fillIn(words.aside.hours, {
    opens: formatHour(words, helpDeskHours.opens),
    closes: formatHour(words, helpDeskHours.closes),
  })

/** Returns the hours, and what to press for the desks that are asked for most (R-LAYOUT-11). */
export const getHelpDeskText = (words: LayoutWords): string =>
  fillIn(words.aside.helpDeskHours, {
    hours: formatHours(words),
    reception: reception.digit,
    fees: feeDesk.digit,
    admission: admissionDesk.digit,
    transport: transportDesk.digit,
  })
