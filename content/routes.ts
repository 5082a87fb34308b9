import { enquiryFormPath } from './constants'
import { resultsYear } from './data/annual-report'
import { schoolClasses } from './data/classes'
import { currentSession } from './data/sessions'
import type { MenuEntry, Route, SectionId } from './types'

const { name: session } = currentSession

/**
 * The route table (R-ROUTE-2): the source of menus, breadcrumbs, Quick Links, the site map and canonical links.
 * Notes may name figures. A test compares it with the folders of `app/` and the files of `content/pages`.
 */
const rows: readonly (readonly [
  section: SectionId,
  parent: string | null,
  path: string,
  label: string,
  note: string,
])[] = [
  ['school', null, '/', 'Home', 'The school at a glance'],

  ['about', '/', '/about', 'About Us', 'Who we are'],
  ['about', '/about', '/about/dps-society', 'The DPS Society', 'Who runs the school, and for whom'],
  ['about', '/about', '/about/mission-vision', 'Mission and vision', 'What we are trying to do'],
  ['about', '/about', '/about/chairman-dps-society', 'Chairman', 'A word from the Society'],
  ['about', '/about', '/about/message-from-pro-vc', 'Pro-Vice Chancellor', 'Message to families'],
  ['about', '/about', '/about/message-from-director', 'Director', 'Message to families'],
  ['about', '/about', '/about/message-from-principal', 'Principal', 'Message to parents'],
  ['about', '/about', '/about/our-institutions', 'Our institutions', 'Two sister schools'],
  [
    'about',
    '/about',
    '/about/school-annual-report',
    'Annual report',
    'Results and events of the year',
  ],
  ['about', '/about', '/about/school-managing-committee', 'Managing committee', 'Who decides'],

  ['campus', '/', '/our-campus', 'Our campus', 'The place we learn in'],
  [
    'campus',
    '/our-campus',
    '/our-campus/infrastructure',
    'Infrastructure',
    'Classrooms, laboratories, grounds',
  ],
  ['campus', '/our-campus', '/our-campus/library', 'Library', 'Books, and quiet to read them in'],
  ['campus', '/our-campus', '/our-campus/facilities', 'Facilities', 'Everyday care on the campus'],
  [
    'campus',
    '/our-campus/facilities',
    '/our-campus/facilities/transport',
    'Transport',
    '{transport.count.words} bus routes',
  ],
  [
    'campus',
    '/our-campus/facilities',
    '/our-campus/facilities/security-and-safety',
    'Security and safety',
    'Gates, guards and drills',
  ],
  [
    'campus',
    '/our-campus/facilities',
    '/our-campus/facilities/infirmary',
    'Infirmary',
    'When a child is unwell',
  ],
  [
    'campus',
    '/our-campus/facilities',
    '/our-campus/facilities/counselling',
    'Counselling',
    'Someone to talk to',
  ],

  ['academics', '/', '/academics', 'Academics', 'How and what we teach'],
  [
    'academics',
    '/academics',
    '/academics/curriculum',
    'Curriculum',
    'What is taught, class by class',
  ],
  [
    'academics',
    '/academics',
    '/academics/evaluation-methods',
    'Evaluation methods',
    'Tests, reports and terms',
  ],
  [
    'academics',
    '/academics',
    '/academics/personality-development',
    'Personality development',
    'Speaking, leading, listening',
  ],
  ['academics', '/academics', '/academics/faculty', 'Our faculty', 'The teachers and their posts'],
  [
    'academics',
    '/academics',
    '/academics/beyond-classrooms',
    'Beyond classrooms',
    'Learning outside the timetable',
  ],
  [
    'academics',
    '/academics',
    '/academics/student-transfer-certificate',
    'Transfer certificate',
    'Find and download',
  ],
  ['academics', '/academics', '/academics/book-list', 'Book list', 'Pre-Nursery to Class XII'],
  [
    'academics',
    '/academics',
    '/academics/careercounseling',
    'Career counselling',
    'Notices for Class XII',
  ],

  ['classes', '/', '/class', 'Classes', 'Today, tests and date sheets by class'],
  ...schoolClasses.map(
    ({ value, name }) =>
      ['classes', '/class', `/class/${value}`, name, 'Today, tests, date sheets, fees'] as const,
  ),

  ['beyond', '/', '/beyond-academics', 'Beyond Academics', 'Games, arts, band and tours'],
  [
    'beyond',
    '/beyond-academics',
    '/beyond-academic/sports-and-games',
    'Sports and games',
    'Courts, pool and playing fields',
  ],
  [
    'beyond',
    '/beyond-academics',
    '/beyond-academic/co-curricular-activities',
    'Co-curricular activities',
    'Dance, art, craft, quiz',
  ],
  [
    'beyond',
    '/beyond-academics',
    '/beyond-academic/dance-and-music',
    'Dance and music',
    'Indian and Western',
  ],
  [
    'beyond',
    '/beyond-academics',
    '/beyond-academic/houses',
    'Houses',
    '{houses.count.words} colours, {houses.count.words} mottoes',
  ],
  [
    'beyond',
    '/beyond-academics',
    '/beyond-academic/educational-tours-and-excursions',
    'Tours and excursions',
    'Museums, parks and picnics',
  ],
  [
    'beyond',
    '/beyond-academics',
    '/beyond-academic/activities-events',
    'Activities and events',
    'The school year together',
  ],
  [
    'beyond',
    '/beyond-academics',
    '/beyond-academic/bagpiper-band',
    'Bagpiper band',
    'Led by the pupils',
  ],
  [
    'beyond',
    '/beyond-academics',
    '/beyond-academic/events-gallery',
    'Photo Gallery',
    'Albums by year and month',
  ],

  ['admission', '/', '/admission', 'Admission', 'How to join the school'],
  [
    'admission',
    '/admission',
    '/admission/admission-information',
    'Admission information',
    'What to bring and what to know',
  ],
  [
    'admission',
    '/admission',
    '/admission/admission-schedule',
    `Admission schedule ${session}`,
    'Dates and documents',
  ],
  [
    'admission',
    '/admission',
    '/admission/admission-criteria-class-pre-nursery-to-class-nine',
    'Criteria, Pre-Nursery to IX',
    'From {ages.pre-nursery.minimumAge} years in Pre-Nursery',
  ],
  [
    'admission',
    '/admission',
    '/admission/admission-criteria-class-elleven',
    'Criteria, Class XI',
    'Streams, scores and subjects',
  ],
  [
    'admission',
    '/admission',
    '/admission/admission-enquiry',
    'Admission enquiry',
    'Ask, and the office calls back',
  ],

  ['fees', '/', '/fee-structure', 'Fee structure', 'What each class pays'],
  [
    'fees',
    '/fee-structure',
    `/fee-structure/pre-nursery-nursery-prep-${session}`,
    'Pre-Nursery, Nursery, Prep',
    '{fees.prePrimary.total} at admission',
  ],
  [
    'fees',
    '/fee-structure',
    `/fee-structure/class-one-to-eight-${session}`,
    'Class I to VIII',
    '{fees.oneToEight.total} at admission',
  ],
  [
    'fees',
    '/fee-structure',
    `/fee-structure/class-nine-${session}`,
    'Class IX',
    '{fees.nine.total} at admission',
  ],
  [
    'fees',
    '/fee-structure',
    '/fee-structure/class-elleven-new-students',
    'Class XI, new students',
    '{fees.elevenNew.total} at admission',
  ],
  [
    'fees',
    '/fee-structure',
    `/fee-structure/class-elleven-${session}`,
    'Class XI, existing students',
    '{fees.elevenExisting.total}, no admission fee',
  ],
  [
    'fees',
    '/fee-structure',
    '/fee-structure/fee-class-XI-AllStreams',
    'Class XI, all streams',
    '{fees.elevenAllStreams.total} at admission',
  ],
  [
    'fees',
    '/fee-structure',
    `/fee-structure/transport-fee-${session}`,
    'Transport',
    'From your stop: press {helpDesk.transport}',
  ],
  [
    'fees',
    '/fee-structure',
    '/fee-structure/norms-for-fixing-fees',
    'Norms for fixing fees',
    'How fees are set',
  ],
  [
    'fees',
    '/fee-structure',
    '/fee-structure/fee-norms-and-policies',
    'Fee norms and policies',
    'The policy sheet',
  ],

  ['hostel', '/', '/hostel/hostel', 'About the hostel', 'Boys, Class III onwards'],
  [
    'hostel',
    '/',
    '/hostel/hostel-fee',
    'Hostel fee',
    '{hostel.non-ac.total} or {hostel.ac.total} a year',
  ],

  ['updates', '/', '/news', 'News', 'Date sheets, circulars and results'],
  ['updates', '/', '/events', 'Events', 'What is coming up'],
  ['updates', '/', '/calendar', 'School calendar', 'Holidays, examinations, meetings'],
  ['updates', '/', '/documents', 'Documents', 'Date sheets, circulars, forms'],
  ['updates', '/', '/tabloid', 'School Tabloid', 'Stories from the school'],

  ['school', '/', '/contact', 'Contact', 'Call, write or visit'],
  ['school', '/', '/mandatory-disclosure', 'Mandatory disclosure', 'CBSE public disclosure'],
  [
    'school',
    '/mandatory-disclosure',
    '/mandatory-disclosure/committees',
    'Committees',
    'Child protection, complaints, safety',
  ],
  ['school', '/', '/topper-x', `Class X results ${resultsYear}`, `AISSE ${resultsYear}`],
  ['school', '/', '/topper-xii', `Class XII results ${resultsYear}`, `AISSCE ${resultsYear}`],
  ['school', '/', '/coup-delite', 'Coup d’élite', 'The year’s honours'],
  ['school', '/', '/pphelp', 'Portal help', 'Sign in, pay, reset a password'],
  ['school', '/', '/privacy-policy', 'Privacy policy', 'What we keep, and why'],
  ['school', '/', '/accessibility', 'Accessibility', 'How this site was tested'],
  ['school', '/', '/sitemap', 'Site map', 'Every page on one'],
  ['school', '/', '/search', 'Search', 'Pages, news, events and albums'],
]

export const routes: readonly Route[] = rows.map(([section, parent, path, label, note]) => ({
  section,
  parent,
  path,
  label,
  note,
}))

const listPaths = (section: SectionId) =>
  rows.filter((row) => row[0] === section && row[1] !== '/').map((row) => row[2])

/** The main navigation of R-LAYOUT-5, in order. */
export const menu: readonly MenuEntry[] = [
  {
    id: 'about',
    label: 'About',
    heading: 'About the school',
    sentence:
      'A school on the plain under the hills, run by a society that takes no profit from it.',
    all: { label: 'All about us', path: '/about' },
    picture: 'gate',
    paths: listPaths('about'),
  },
  {
    id: 'campus',
    label: 'Campus',
    heading: 'Our campus',
    sentence: 'Classrooms, laboratories and playing fields with tea on three sides.',
    all: { label: 'All of the campus', path: '/our-campus' },
    picture: 'court',
    paths: listPaths('campus'),
  },
  {
    id: 'academics',
    label: 'Academics',
    heading: 'Academics',
    sentence: 'The CBSE course from Class I, with play-based learning before it.',
    all: { label: 'All academics', path: '/academics' },
    picture: 'library',
    paths: [...listPaths('academics'), '/class'],
  },
  {
    id: 'beyond',
    label: 'Beyond Academics',
    heading: 'Beyond Academics',
    sentence: 'Games, dance, music, {houses.count.words} houses and a pipe band of our own.',
    all: { label: 'All activities', path: '/beyond-academics' },
    picture: 'pipers',
    paths: listPaths('beyond'),
  },
  {
    id: 'admission',
    label: 'Admission',
    heading: 'Admission',
    sentence: 'How a child joins us, from Pre-Nursery to Class IX and in Class XI.',
    all: { label: 'All about admission', path: '/admission' },
    picture: 'walk',
    tools: [
      {
        label: 'Which class?',
        note: 'From the date of birth',
        href: '/admission/admission-criteria-class-pre-nursery-to-class-nine#which-class',
        icon: 'graduation-cap-duotone',
      },
      {
        label: 'Which stream?',
        note: 'From the scores, for Class XI',
        href: '/admission/admission-criteria-class-elleven#streams',
        icon: 'compass-duotone',
      },
    ],
    paths: listPaths('admission'),
  },
  {
    id: 'fees',
    label: 'Fees',
    heading: 'Fee structure',
    sentence: 'What each class pays at registration, at admission and every month.',
    all: { label: 'All fees', path: '/fee-structure' },
    picture: 'fee-counter',
    tools: [
      {
        label: 'What will it cost us?',
        note: 'The first year, added up',
        href: '/fee-structure#cost',
        icon: 'currency-inr-duotone',
      },
    ],
    paths: listPaths('fees'),
  },
  {
    id: 'hostel',
    label: 'Hostel',
    heading: 'Hostel',
    sentence: 'A home on the campus for boys from Class III onwards.',
    picture: 'hostel',
    paths: ['/hostel/hostel', '/hostel/hostel-fee'],
  },
  {
    id: 'updates',
    label: 'News',
    heading: 'News and events',
    sentence: 'What has happened, what comes next, and every paper that goes home.',
    picture: 'notice-board',
    paths: ['/news', '/calendar', '/documents', '/events', '/tabloid'],
  },
  { label: 'Contact', path: '/contact' },
]

/** Quick Links of the pages of a section (R-LAYOUT-3). */
export const quickLinks: Record<SectionId, readonly string[]> = {
  about: listPaths('about'),
  campus: [
    '/our-campus/infrastructure',
    '/our-campus/library',
    '/our-campus/facilities/transport',
    '/our-campus/facilities/security-and-safety',
    '/our-campus/facilities/infirmary',
    '/our-campus/facilities/counselling',
  ],
  academics: listPaths('academics'),
  classes: [
    '/class',
    '/calendar',
    '/documents',
    '/news',
    '/academics/book-list',
    '/academics/evaluation-methods',
    '/fee-structure',
  ],
  beyond: listPaths('beyond'),
  admission: [
    '/admission/admission-information',
    '/admission/admission-criteria-class-pre-nursery-to-class-nine',
    '/admission/admission-criteria-class-elleven',
    '/admission/admission-schedule',
    '/admission/admission-enquiry',
  ],
  fees: listPaths('fees'),
  hostel: [
    '/hostel/hostel',
    '/hostel/hostel-fee',
    '/fee-structure',
    '/admission/admission-enquiry',
  ],
  updates: [
    '/news',
    '/events',
    '/calendar',
    '/documents',
    '/tabloid',
    '/beyond-academic/events-gallery',
    '/admission/admission-schedule',
    '/academics/careercounseling',
  ],
  school: [
    '/contact',
    '/mandatory-disclosure',
    '/pphelp',
    '/privacy-policy',
    '/accessibility',
    '/sitemap',
  ],
}

/** Pages without Quick Links: they are lists of links themselves, or need the width. */
export const withoutQuickLinks: readonly string[] = ['/search', '/sitemap', '/contact']

/** Pages of single records, by their folder in `app/`. They are not in menus or on the site map. */
export const dynamicRoutes = [
  '/beyond-academic/photo-categories',
  '/beyond-academic/photo-categories/[id]',
  '/events/[id]',
  '/news/[id]',
  '/tabloid-inner',
  '/tabloid/[identifier]',
] as const

/** Pages that are not indexed and not in `sitemap.xml`, because their content is on other pages. */
export const unindexedRoutes: readonly string[] = ['/search']

/**
 * What is outside the route table: the alert bar, sitemaps, feeds, calendars, `security.txt`, the service worker and its
 * page, and the form of the enquiry dialog.
 */
export const fileRoutes: readonly string[] = [
  '/.well-known/security.txt',
  '/admission/admission-schedule.ics',
  '/alert',
  '/calendar.ics',
  enquiryFormPath,
  '/events.ics',
  '/manifest.webmanifest',
  '/news.xml',
  '/offline',
  '/robots.txt',
  '/school.vcf',
  '/service-worker.js',
  '/sitemap-events.xml',
  '/sitemap-gallery.xml',
  '/sitemap-news.xml',
  '/sitemap-pages.xml',
  '/sitemap-tabloid.xml',
  '/sitemap.xml',
  '/tabloid.xml',
]

/** The files of `public/` outside of its folders. */
export const publicFiles: readonly string[] = [
  '/crest.svg',
  '/favicon.ico',
  '/icons.svg',
  '/map-plan.svg',
]
