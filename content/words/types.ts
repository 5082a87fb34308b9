import type { SearchNames } from './en/search-names'
import type { english } from './en/words'

/** The same shape, with any text in place of the English one. */
type Translated<T> = T extends string ? string : { readonly [Key in keyof T]: Translated<T[Key]> }

/** The words of a language: a missing one does not compile. */
export type Words = Translated<Omit<typeof english, 'searchNames'>> & { searchNames: SearchNames }

export type LayoutWords = Words['layout']
export type SearchWords = Words['search']
export type AdmissionWords = Words['admission']
export type EnquiryWords = Words['enquiry']
export type FeeWords = Words['fees']
/** The words of fees with the names of classes and rooms. */
export type FeeLanguage = Pick<Words, 'fees' | 'glossary' | 'layout'>
/** The words of admission with the names of classes. */
export type AdmissionLanguage = Pick<Words, 'admission' | 'glossary'>
export type TableWords = Words['tables']
