import { currentSession } from './data/sessions'

const { name: session } = currentSession

/**
 * Legacy URLs of the school's pages (R-ROUTE-4, R-ROUTE-6). The current paths are in `routes.ts`. All entries are in
 * lower case, because matching ignores case.
 */

/** Folders of the old site's `.html` pages. */
export const legacyFolders: readonly string[] = ['html', 'web', 'pages', 'school', 'dps']

/**
 * Names of old `.html` pages, by the page that replaced them. A name that equals the last part of a page's path
 * (`library`, `hostel-fee`) redirects without an entry.
 */
export const legacyNames: Readonly<Record<string, readonly string[]>> = {
  '/': ['index', 'home', 'default'],
  '/about': ['about-us'],
  '/about/mission-vision': ['vision-mission'],
  '/about/chairman-dps-society': ['chairman'],
  '/about/message-from-pro-vc': ['pro-vc'],
  '/about/message-from-director': ['director'],
  '/about/message-from-principal': ['principal'],
  '/about/school-annual-report': ['annual-report'],
  '/about/school-managing-committee': ['managing-committee', 'smc'],
  '/our-campus/facilities/security-and-safety': ['security'],
  '/academics/evaluation-methods': ['evaluation'],
  '/academics/student-transfer-certificate': ['tc', 'transfer-certificate'],
  '/academics/book-list': ['booklist'],
  '/beyond-academic/sports-and-games': ['sports'],
  '/beyond-academic/co-curricular-activities': ['co-curricular'],
  '/beyond-academic/dance-and-music': ['dance-music'],
  '/beyond-academic/bagpiper-band': ['band'],
  '/beyond-academic/educational-tours-and-excursions': ['tours', 'excursions'],
  '/beyond-academic/activities-events': ['activities'],
  '/beyond-academic/events-gallery': ['gallery', 'photo-gallery'],
  '/admission': ['admissions'],
  '/admission/admission-information': ['admission-procedure'],
  '/admission/admission-criteria-class-pre-nursery-to-class-nine': ['admission-criteria'],
  '/admission/admission-enquiry': ['registration', 'enquiry'],
  '/fee-structure': ['fees', 'fee'],
  [`/fee-structure/pre-nursery-nursery-prep-${session}`]: ['fee-nursery'],
  [`/fee-structure/class-one-to-eight-${session}`]: ['fee-i-viii'],
  [`/fee-structure/class-nine-${session}`]: ['fee-ix'],
  '/fee-structure/fee-class-XI-AllStreams': ['fee-xi'],
  [`/fee-structure/transport-fee-${session}`]: ['transport-fee'],
  '/contact': ['contact-us'],
  '/mandatory-disclosure': ['disclosure'],
  '/tabloid': ['blog'],
  '/privacy-policy': ['privacy'],
  '/sitemap.xml': ['sitemap'],
}

/** Moved paths, and correct spellings of paths that are specified with a misspelling. */
export const movedPaths: Readonly<Record<string, string>> = {
  '/admission-form': '/admission/admission-enquiry',
  '/hostel': '/hostel/hostel',
  '/beyond-academic': '/beyond-academics',
  '/academics/career-counselling': '/academics/careercounseling',
  '/academics/career-counseling': '/academics/careercounseling',
  '/academics/careercounselling': '/academics/careercounseling',
  '/admission/admission-criteria-class-eleven': '/admission/admission-criteria-class-elleven',
  [`/fee-structure/class-eleven-${session}`]: `/fee-structure/class-elleven-${session}`,
  '/fee-structure/class-eleven-new-students': '/fee-structure/class-elleven-new-students',
}

/** First path segments of former spam pages. Segments with non-ASCII letters are spam too. */
export const spamFolders: readonly string[] = [
  'video',
  'poker',
  'fru',
  'tig',
  'hot',
  'the_thao_24',
  'wpm@',
]
