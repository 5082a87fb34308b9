import { givenNumber, school } from '../school'
import type {
  BoardYear,
  ClassStrength,
  DisclosureDocument,
  DisclosureRow,
  TeacherDetails,
} from '../types'
import { campus } from './campus'
import {
  counsellors,
  principals,
  specialEducators,
  teacherSectionRatio,
  teachersTotal,
  teachingPosts,
} from './staff'

const { address, emails, phones } = school

/** A: general information. Replace the sample values in `content/school.ts`. */
export const generalInformation: readonly DisclosureRow[] = [
  { item: 'Name of the school', value: school.name },
  { item: 'Affiliation no. (if applicable)', value: givenNumber(school.affiliationNumber) },
  { item: 'School code (if applicable)', value: givenNumber(school.code) },
  {
    item: 'Complete address with pin code',
    value: `${address.street}, ${address.town}, ${address.state} ${address.postalCode}`,
  },
  { item: 'Principal name & qualification' },
  { item: 'School email id', value: emails.office },
  {
    item: 'Contact details (landline/mobile)',
    value: givenNumber(phones.map(({ printed }) => printed).join(', ')),
  },
]

/** B: documents and information, self-attested copies. Files are added as the school supplies them. */
export const documents: readonly DisclosureDocument[] = [
  {
    item: 'Copies of affiliation/upgradation letter and recent extension of affiliation, if any',
  },
  { item: 'Copies of societies/trust/company registration/renewal certificate, as applicable' },
  {
    item: 'Copy of no objection certificate (NOC) issued, if applicable, by the State Govt./UT',
  },
  {
    item: 'Copies of recognition certificate under RTE Act, 2009, and its renewal if applicable',
  },
  { item: 'Copy of valid building safety certificate as per the National Building Code' },
  { item: 'Copy of valid fire safety certificate issued by the competent authority' },
  {
    item: 'Copy of the DEO certificate submitted by the school for affiliation/upgradation/extension of affiliation or self-certification by school',
  },
  { item: 'Copies of valid water, health and sanitation certificates' },
]

/** C: result and academics. */
export const academics: readonly DisclosureDocument[] = [
  { item: 'Fee structure of the school', file: { href: '/fee-structure', type: 'Page' } },
  { item: 'Annual academic calendar', file: { href: '/calendar', type: 'Page' } },
  { item: 'List of School Management Committee (SMC)' },
  { item: 'List of Parents Teachers Association (PTA) members' },
  { item: 'Last three-year result of the board examination as per applicability' },
]

/** Asked for in addition to Appendix IX. A file is entered as under B, with who attested it, and until when it is valid. */
export const furtherDocuments: readonly DisclosureDocument[] = [{ item: 'Water testing report' }]

/** All documents of the disclosure. */
export const disclosureDocuments = [...documents, ...academics, ...furtherDocuments]

/** Number of students by class: to be supplied by the school. */
export const studentsByClass: readonly ClassStrength[] = []

/** Board results of the last three years: to be supplied by the school. */
export const boardYears: readonly { className: string; years: readonly BoardYear[] }[] = [
  { className: 'Class X', years: [] },
  { className: 'Class XII', years: [] },
]

const posts = teachingPosts.map(({ short, count }) => `${short || 'other'} ${count}`).join(', ')

/** D: staff (teaching). The posts and their total are as published by the school (R-CONTENT-4). */
export const staffRows: readonly DisclosureRow[] = [
  { item: 'Principal', value: principals },
  { item: 'Total no. of teachers (PGT, TGT, PRT)', value: `${teachersTotal} (${posts})` },
  { item: 'Teachers section ratio', value: teacherSectionRatio },
  { item: 'Details of special educator', value: `${specialEducators} special educator` },
  { item: 'Details of counsellor and wellness teacher', value: `${counsellors} counsellors` },
]

/** Details of the teachers: to be supplied by the school. */
export const teacherDetails: readonly TeacherDetails[] = []

const { classrooms, laboratories, toilets } = campus

/** E: school infrastructure. */
export const infrastructureRows: readonly DisclosureRow[] = [
  { item: 'Total campus area (sq. m.)', value: campus.area },
  {
    item: 'No. and size of the class rooms (sq. m.)',
    value: `${classrooms.count} class rooms of ${classrooms.area} sq. m.`,
  },
  {
    item: 'No. and size of laboratories including computer labs (sq. m.)',
    value: `${laboratories.count} laboratories of ${laboratories.area} sq. m.`,
  },
  { item: 'Internet facility (Y/N)', value: campus.internet ? 'Y' : 'N' },
  { item: 'No. of girls’ toilets', value: toilets.girls },
  { item: 'No. of boys’ toilets', value: toilets.boys },
  {
    item: 'Link of YouTube video of the inspection of school covering the infrastructure of the school',
  },
]
