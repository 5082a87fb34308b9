import 'server-only'
import { ageRowEleven, ageRows } from '@/content/data/ages'
import { boardResults } from '@/content/data/annual-report'
import { bookLists } from '@/content/data/book-list'
import { campusPictures } from '@/content/data/campus'
import { committees } from '@/content/data/committees'
import { helpDeskMenu } from '@/content/data/contact'
import {
  disclosureDocuments,
  generalInformation,
  infrastructureRows,
  staffRows,
} from '@/content/data/disclosure'
import { feeCards, feeGroups } from '@/content/data/fees'
import { schoolDays } from '@/content/data/school-year'
import { hostelRooms } from '@/content/data/hostel'
import { houses } from '@/content/data/houses'
import { institutions } from '@/content/data/institutions'
import { teachingPosts } from '@/content/data/staff'
import { streamBands } from '@/content/data/streams'
import { subjectCombinations } from '@/content/data/subjects'
import { transportFeePath, transportRoutes } from '@/content/data/transport'
import { school } from '@/content/school'
import type { AgeRow, DisclosureRow, FeeGroup, HelpDeskEntry, StreamBands } from '@/content/types'
import { enquiryPage } from '@/content/words/en/enquiry-page'
import { fees } from '@/content/words/en/fees'
import { tables as tableWords } from '@/content/words/en/tables'
import { listAdmissionInstructions, listAdmissionSchedule } from '@/lib/school/admission'
import { parseIsoDay, formatDay } from '@/lib/core/dates'
import { fillFigures } from '@/lib/school/figures'
import { formatRupees } from '@/lib/core/rupees'
import { listFeeItems } from '@/lib/calculators/cost'

const feeNames = Object.values(listFeeItems(fees)).map(
  ({ particulars, frequency }) => `${particulars}, ${frequency}`,
)

/** One sentence for each row of the tables of a page, so that the search finds table content. */
const tables: Readonly<Record<string, readonly string[]>> = {
  '/about/our-institutions': institutions.map(({ name, text }) => `${name}. ${text}`),
  '/about/school-annual-report': boardResults.map(
    ({ examination, passed, topScore }) =>
      `${examination}: ${passed} passed, top score ${topScore}`,
  ),
  '/academics/book-list': bookLists.map(({ className }) => className),
  '/academics/faculty': teachingPosts.map(({ post, short, count }) => `${post} ${short} ${count}`),
  '/admission/admission-criteria-class-elleven': [
    formatAge(ageRowEleven),
    ...streamRows(),
    ...subjectCombinations.map(
      ({ stream, compulsory, choices }) =>
        `${stream}: ${[...compulsory, ...choices.flat()].join(', ')}`,
    ),
  ],
  '/admission/admission-criteria-class-pre-nursery-to-class-nine': ageRows.map(formatAge),
  '/admission/admission-enquiry': fillFigures(enquiryPage.questions.items).map(
    ({ question, answer }) => `${question} ${answer}`,
  ),
  '/admission/admission-information': listAdmissionInstructions().map(
    ({ subject, text }) => `${subject}: ${text}`,
  ),
  '/admission/admission-schedule': listAdmissionSchedule().map(({ step, when, note }) =>
    [`${step}: ${when}`, note].filter(Boolean).join('. '),
  ),
  '/beyond-academic/houses': houses.map(
    ({ name, colour, motto }) => `${name}, ${colour}: ${motto}`,
  ),
  '/contact': [
    ...helpDeskMenu.map(getHelpDeskSentence),
    Object.values(school.address).join(', '),
    ...Object.values(school.emails),
    ...school.phones.map(({ printed }) => printed),
  ],
  '/calendar': schoolDays.map(({ title, note, first }) =>
    [`${title}, ${formatDay(parseIsoDay(first), 'long')}`, note].filter(Boolean).join('. '),
  ),
  '/fee-structure': feeCards.map(formatFee),
  [transportFeePath]: transportRoutes.map(
    ({ number, locations }) => `Route ${number}: ${locations}`,
  ),
  '/hostel/hostel': Object.values(tableWords.hostel.facts).map(
    ({ term, detail }) => `${term}: ${detail}`,
  ),
  '/hostel/hostel-fee': hostelRooms.map(
    ({ room, total }) => `${room} room: ${formatRupees(total)} a year, in two instalments`,
  ),
  '/mandatory-disclosure/committees': committees.map(({ name, purpose }) => `${name}: ${purpose}`),
  '/mandatory-disclosure': [
    ...[...generalInformation, ...staffRows, ...infrastructureRows].map(formatDisclosure),
    ...disclosureDocuments.map(({ item }) => item),
    'Number of students by class',
  ],
  '/our-campus/infrastructure': campusPictures.map(({ caption }) => caption),
  ...Object.fromEntries(
    Object.values(feeGroups).map((group) => [group.path, [formatFee(group), ...feeNames]]),
  ),
}

/** Returns the table content of a page, one sentence for each row; empty for a page without tables. */
export const getDataWords = (path: string): readonly string[] => tables[path] ?? []

/** Returns the marks that each stream of Class XI asks for, one sentence each. */
export function streamRows(): string[] {
  return streamBands.map(formatStream)
}

function formatFee({ name, total, monthlyTuition }: FeeGroup): string {
  return `${name}: ${formatRupees(total)} at admission, tuition ${formatRupees(monthlyTuition)} a month`
}

/** Returns the telephone number of a desk, and what the desk is for. */
export function getHelpDeskSentence({ digit, desk }: HelpDeskEntry): string {
  const subject = tableWords.helpDesk.subjects[desk]
  return `Ring ${school.phones[0].printed}, press ${digit}: ${desk}. ${subject}`
}

function formatAge({ class: className, minimumAge, maximumAge }: AgeRow): string {
  return `${className}: age ${minimumAge} to ${maximumAge} years`
}

function formatStream({ stream, ...bands }: StreamBands): string {
  const subjects = {
    English: bands.english,
    science: bands.science,
    mathematics: bands.mathematics,
    'social studies': bands.socialStudies,
  }
  const marks = Object.entries(subjects).map(
    ([subject, band]) => band && `${subject} ${band.from} to ${band.to}`,
  )
  return `${stream}: ${marks.filter(Boolean).join(', ')}`
}

function formatDisclosure({ item, value }: DisclosureRow): string {
  return value === undefined ? item : `${item}: ${value}`
}
