import type { SearchNames } from './en/search-names'
import type { english } from './en/words'

/** The same shape, with any text in place of the English one. */
type Translated<T> = T extends string ? string : { readonly [Key in keyof T]: Translated<T[Key]> }

/**
 * How a language says a time of day, with the part of the day. `{part}`, `{hour}` (1 to 12) and `{minute}` (two figures)
 * are placeholders.
 * @property hours full hours in words, from one on: an 8 beside Bengali letters reads as their 4, ৪
 */
type ClockWords = {
  readonly hour: string
  readonly hours?: readonly string[]
  readonly minute: string
  readonly parts: Readonly<Record<DayPart, string>>
}

/** The parts of the day, from midnight on: `lib/core/clock.ts` has the hours at which they begin. */
export type DayPart = 'night' | 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening'

/** A language without words of its own for the clock writes times as English does. */
export type LayoutWords = Translated<(typeof english)['layout']> & { readonly clock?: ClockWords }

/**
 * The words of a language: the rooms of `en/words.ts`, without which a language does not compile. All other rooms of
 * `en` are English only: their screens have no translation.
 */
export type Words = Translated<Omit<typeof english, 'searchNames' | 'layout'>> & {
  searchNames: SearchNames
  layout: LayoutWords
}

export type SearchWords = Words['search']
export type AdmissionWords = Words['admission']
export type EnquiryWords = Words['enquiry']
export type FeeWords = Words['fees']
/** The words of fees with the names of classes and rooms. */
export type FeeLanguage = Pick<Words, 'fees' | 'glossary' | 'layout'>
/** The words of admission with the names of classes. */
export type AdmissionLanguage = Pick<Words, 'admission' | 'glossary'>
export type TableWords = Words['tables']
