import { boardResults } from '../../content/data/annual-report'
import { houses } from '../../content/data/houses'
import { school } from '../../content/school'
import type { Sheet } from './sheet'

/** What a transfer certificate states, in its order. */
const statements = [
  'Admission number',
  'Name of the pupil',
  'Name of mother, and of father or guardian',
  'Nationality',
  'Date of birth as in the admission register, in figures and words',
  'Date of first admission, and class',
  'Class in which the pupil last studied',
  'Last examination taken, with result',
  'Subjects studied',
  'Month up to which fees are paid',
  'Working days, and days present',
  'General conduct',
  'Date of application for the certificate',
  'Date of issue',
  'Reason for leaving',
]

const transferCertificate: Sheet = {
  slug: 'transfer-certificate-sample',
  title: 'Transfer certificate',
  subtitle: `Sample of the form · CBSE affiliation ${school.affiliationNumber} · School code ${school.code}`,
  blocks: [
    {
      head: ['No.', 'Statement', 'Entry'],
      shares: [0.4, 3, 1.4],
      rows: statements.map((statement, index) => [String(index + 1), statement, '…']),
    },
    'Signed by the class teacher and the Principal, with the seal of the school.',
  ],
}

const chronicle: Sheet = {
  slug: 'chronicle',
  title: 'Chronicle 2025-26',
  subtitle: 'The school year on one page',
  blocks: [
    {
      head: ['Board examination of 2025', 'Passed', 'Topper’s score'],
      shares: [2, 1, 1],
      rows: boardResults.map(({ examination, passed, topScore }) => [
        examination,
        passed,
        topScore,
      ]),
    },
    {
      list: [
        'The counselling cell began its work in the session 2025-26.',
        'A table tennis tournament brought 34 teams together.',
        'Workshops dealt with the disposal of garbage and with good touch and bad touch.',
        'Career counselling sessions for Class XII were held twice a week.',
        'Classes went on picnics and on trips to museums, parks, zoos and educational centres.',
      ],
    },
    {
      head: ['House', 'Colour', 'Motto'],
      shares: [1, 1, 2.5],
      rows: houses.map(({ name, colour, motto }) => [name, colour, motto]),
    },
    'Pictures of the year stand in the photo gallery of the website, and the stories in the School Tabloid.',
  ],
}

/** Documents below `public/documents`: the chronicle (R-PRODUCT-3) and the sample certificate (R-TC-1). */
export const publicSheets: readonly Sheet[] = [transferCertificate, chronicle]
