/** Shapes of the typed content in this folder. Types only: content is data. */

/** The areas of the site; each has a menu, Quick Links and a place on the site map. */
export type SectionId =
  | 'about'
  | 'campus'
  | 'academics'
  | 'beyond'
  | 'admission'
  | 'fees'
  | 'hostel'
  | 'updates'
  | 'school'

/** One page of the site. The route table in `routes.ts` holds every one of them. */
export type Route = {
  /** Canonical path, exactly as specified, misspellings included. */
  path: string
  /** Name in menus, breadcrumbs, Quick Links and the site map. */
  label: string
  /** What one finds there, in a few words; stands under the label in the desktop menu. */
  note: string
  /** The page above it in the breadcrumb; the home page has none. */
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
      /** Link at the foot of the sentence; a section without an index page has none. */
      all?: { label: string; path: string }
      picture: string
      paths: readonly string[]
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
  /** Two telephone numbers: as printed, and as dialled (E.164). */
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
  /** The code by which the content service knows the school. */
  serviceCode: string
  copyrightYears: string
}

export type Phone = { printed: string; dialled: string }

/** What one class group pays, in rupees (R-FEES-2). */
export type FeeGroup = {
  /** Path of its page. */
  path: string
  /** Name on its card and over its table. */
  name: string
  /** What stands on the flag of its card. */
  flag: string
  /** One time; `null` when it is not applicable. */
  admission: number | null
  annual: number
  /** Admission and annual fee; registration is not in it. */
  totalAtAdmission: number
  monthlyTuition: number
}

/** A kind of fee: all of a row of a fee table but its amount (R-FEES-2). */
export type FeeItem = { particulars: string; type: string; frequency: string; payable: string }

export type FeeItemName = 'registration' | 'admission' | 'annual' | 'tuition'

/** What holds for the fees of every class group. */
export type FeeTerms = {
  session: string
  /** One time at registration, in rupees; in no total. */
  registration: number
  items: Record<FeeItemName, FeeItem>
}

/** A bus route; `revisedFee` in rupees, `null` while the school shows a dash (R-FEES-4). */
export type TransportRoute = { number: number; locations: string; revisedFee: number | null }

/** The age for a class (R-ADMISSION-3). Years are whole, days are ISO dates. */
export type AgeRow = {
  class: string
  minimumAge: number
  maximumAge: number
  born: { from: string; to: string }
}

/** A band of marks, both ends included. */
export type Band = { from: number; to: number }

/** Lowest scores that a stream of Class XI asks for; `null` where the subject is not asked for (R-ADMISSION-3). */
export type StreamBands = {
  stream: string
  english: Band | null
  science: Band | null
  mathematics: Band | null
  socialStudies: Band | null
}

/** Subjects of a stream of Class XI: all of the compulsory ones, and one out of each choice (R-ADMISSION-3). */
export type SubjectCombination = {
  stream: string
  compulsory: readonly string[]
  choices: readonly (readonly string[])[]
}

/** What a year in one kind of hostel room costs, in rupees (R-HOSTEL-2). */
export type HostelRoom = {
  room: string
  instalments: readonly { name: string; payable: string; amount: number }[]
  total: number
}

/** One of the eight instructions for admission (R-ADMISSION-2). */
export type Instruction = { subject: string; text: string }

/** A step of the admission schedule, and when it is due. */
export type ScheduleStep = { step: string; when: string; note?: string }

/** A desk of the telephone menu: the number to press, and what it is for. */
export type HelpDeskEntry = { digit: number; desk: string; subject: string }

/** A row of the mandatory disclosure; without a value it is awaited. */
export type DisclosureRow = { item: string; value?: string | number }

/** A document of the mandatory disclosure; without a file it is awaited. */
export type DisclosureDocument = { item: string; file?: DisclosureFile }

export type DisclosureFile = {
  href: string
  /** Kind of the file, such as "PDF"; "Page" for a page of this site. */
  type: string
  /** As printed, such as "240 KB"; a page has none. */
  size?: string
  /** ISO day of the document. */
  date?: string
}

/** A year of board results, as Appendix IX asks for it. */
export type BoardYear = {
  year: number
  registered: number
  passed: number
  passPercentage: number
  remarks: string
}

/** Name, designation and qualification of a teacher (asked for since 2025). */
export type TeacherDetails = { name: string; designation: string; qualification: string }

/** Something published as given that the school should look at again (R-CONTENT-4). */
export type OpenQuestion = {
  about: string
  /** What the school has to settle, in a plain sentence. */
  action: string
  /** Where to change it: a file, and words that stand on one line of it. */
  places: readonly { file: string; text: string }[]
}
