/** Types of the content in this folder. */

import type { z } from 'zod'
import type * as schemas from './data/schemas'
import type { Glossary } from './glossary'

/** Names that each language has in its glossary. */
export type ClassName = keyof Glossary['classes']
type HelpDeskName = keyof Glossary['desks']

/** The sections of the site. Each has a menu, Quick Links and a part of the site map. */
export type SectionId =
  | 'about'
  | 'campus'
  | 'academics'
  | 'classes'
  | 'beyond'
  | 'admission'
  | 'fees'
  | 'hostel'
  | 'updates'
  | 'school'

/** One page of the site. All pages are in the route table in `routes.ts`. */
export type Route = {
  /** Canonical path, exactly as specified, misspellings included. */
  path: string
  /** Name in menus, breadcrumbs, Quick Links and the site map. */
  label: string
  /** A short description, shown under the label in the desktop menu. */
  note: string
  /** The parent page in the breadcrumb; `null` for the home page. */
  parent: string | null
  section: SectionId
}

/** One entry of the main navigation: either a menu of pages or a single link. */
export type MenuEntry =
  | { label: string; path: string }
  | {
      id: SectionId
      label: string
      heading: string
      sentence: string
      /** Link to the index page of the section, if it has one. */
      all?: { label: string; path: string }
      picture: string
      /** What answers a question, before the pages. */
      tools?: readonly MenuTool[]
      paths: readonly string[]
    }

/** A tool of a page, in a menu. */
export type MenuTool = Link & {
  note: string
  icon: 'compass-duotone' | 'currency-inr-duotone' | 'graduation-cap-duotone'
}

export type Link = { label: string; href: string }
export type SocialLink = Link & { icon: 'facebook' | 'instagram' | 'youtube' | 'linkedin' }

/** Everything that identifies the school. */
export type School = {
  name: string
  shortName: string
  /** The name in the school's own language, shown in the footer. */
  localName: { text: string; lang: string }
  tagline: string
  society: string
  address: { street: string; town: string; state: string; postalCode: string; country: string }
  coordinates: { latitude: number; longitude: number }
  /** Two telephone numbers, each in display format and in dialling format (E.164). */
  phones: readonly [Phone, Phone]
  chat: { label: string; href: string }
  emails: { office: string; admission: string; privacy: string }
  portal: Link
  appStores: { googlePlay: string; appStore: string }
  chronicle: Link
  blog: Link
  film: Link
  socialPage: Link
  social: readonly SocialLink[]
  map: { embed: string; directions: string }
  affiliationNumber: string
  code: string
  /** The school's code in the content service. */
  serviceCode: string
  copyrightYears: string
}

export type Phone = { printed: string; dialled: string }

/** What one class group pays, in rupees (R-FEES-2). */
export type FeeGroup = z.infer<typeof schemas.feeGroup>

/** Terms that apply to every class group. */
export type FeeTerms = {
  session: string
  /** Paid once at registration, in rupees. Not included in totals. */
  registration: number
  /** Months of tuition in a year. */
  tuitionMonths: number
  /** Day of the month by which tuition and transport are due. */
  dueDay: number
}

/** A class of the school, from Pre-Nursery to Class XII. */
export type SchoolClass = {
  /** In URLs: `pre-nursery`, `9`. */
  value: string
  name: ClassName
  /** In the enquiry form; `null` for a class that takes no new pupils. */
  enquiry: string | null
  /** The fee tables for a new pupil and for one of the school; `null` while none is published. */
  fees: { new: FeeGroup; existing: FeeGroup } | null
  /** The hostel takes pupils of this class (R-HOSTEL-1). */
  hostel: boolean
}

/** A bus route; `revisedFee` is `null` while the school shows a dash (R-FEES-4). */
export type TransportRoute = z.infer<typeof schemas.transportRoute>

/** The age for a class (R-ADMISSION-3). */
export type AgeRow = z.infer<typeof schemas.ageRow>

/** A range of marks, both ends included. */
export type Band = z.infer<typeof schemas.band>

/** Minimum scores of a stream of Class XI; `null` for a subject that is not required (R-ADMISSION-3). */
export type StreamBands = z.infer<typeof schemas.streamBands>

/** Subjects of a stream of Class XI: all compulsory ones, and one of each choice (R-ADMISSION-3). */
export type SubjectCombination = {
  stream: string
  compulsory: readonly string[]
  choices: readonly (readonly string[])[]
}

/** The yearly fee of one type of hostel room, in rupees (R-HOSTEL-2). */
export type HostelRoom = z.infer<typeof schemas.hostelRoom>

/** A session and the dates of its admission (R-DATE-4). Both ends are included. */
export type Session = z.infer<typeof schemas.session>

/** One of the eight instructions for admission (R-ADMISSION-2). */
export type Instruction = { subject: string; text: string }

/** A step of the admission schedule, and when it is due. */
export type ScheduleStep = { step: string; when: string; note: string }

/** A day, or days, of the school year; `first` and `last` are ISO days (R-YEAR-1). */
export type SchoolDay = {
  kind: 'holiday' | 'examination' | 'meeting' | 'term'
  first: string
  last: string
  title: string
  /** Whom it concerns, or what is open. */
  note?: string
}

/** A desk of the telephone menu: the number to press. */
export type HelpDeskEntry = { digit: number; desk: HelpDeskName }

/** A row of the mandatory disclosure; without a value it is awaited. */
export type DisclosureRow = { item: string; value?: string | number }

/** A document of the mandatory disclosure; without a file it is awaited. */
export type DisclosureDocument = { item: string; file?: DisclosureFile }

export type DisclosureFile = {
  href: string
  /** Kind of the file, such as "PDF"; "Page" for a page of this site. */
  type: string
  /** Display text, such as "240 KB"; not set for a page. */
  size?: string
  /** ISO date of the document. */
  date?: string
  /** Who attested the copy, such as "the principal", and the ISO date of it. */
  attested?: { by: string; on: string }
  /** ISO date of the last day on which a certificate is valid. */
  validUntil?: string
}

/** Number of students of a class, all sections together. */
export type ClassStrength = { className: string; students: number }

/** The kinds of documents on the shelf (R-DOC-2). */
export type DocumentKind =
  | 'date-sheet'
  | 'circular'
  | 'book-list'
  | 'calendar'
  | 'form'
  | 'career'
  | 'disclosure'
  | 'magazine'

/** A year of board results, as required by Appendix IX. */
export type BoardYear = {
  year: number
  registered: number
  passed: number
  passPercentage: number
  remarks: string
}

/** Name, designation and qualification of a teacher (required since 2025). */
export type TeacherDetails = { name: string; designation: string; qualification: string }

/** Published information from the school that it should verify (R-CONTENT-4). */
export type OpenQuestion = {
  about: string
  /** What the school has to decide. */
  action: string
  /** Where to change it: a file, and a text within one line of it. */
  places: readonly { file: string; text: string }[]
}
