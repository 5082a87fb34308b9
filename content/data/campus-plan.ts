import { helpDeskHours } from '../constants'
import { samples } from '../samples'
import { ageRows } from './ages'
import { tournamentTeams } from './annual-report'
import { campus } from './campus'
import { counters } from './counters'
import { tuition } from './fees'
import { houses } from './houses'
import { counsellingSince, counsellors, specialEducators, teachingPosts } from './staff'
import { tables } from '../words/en/tables'
import { transportRoutes } from './transport'

const [, students, subjects, activities] = counters
const { for: hostelFor, meals: hostelMeals } = tables.hostel.facts
const physicalEducation = teachingPosts.find(({ short }) => short === 'PET')!

const sports = '/beyond-academic/sports-and-games'
const infrastructure = '/our-campus/infrastructure'

type Fact = readonly [figure: string | number, words: string]

export type CampusPlace = {
  /** Its URL on the page: `/our-campus#library`. */
  id: string
  name: string
  /** Where its flag is, as fractions of the width and height of the drawn plan. */
  at: readonly [x: number, y: number]
  picture: string
  facts: readonly [Fact, Fact]
  /** The page that says more. */
  page: string
}

/** Said under the plan: the school has published no survey, so where the places are is a sample. */
export const campusPlanNote = 'A drawn sample, not a survey and not to scale.' // sample

/**
 * The places of the drawn plan (R-INFO-16), in the order of a walk from the gate. The figures are those of the other
 * tables.
 */
export const campusPlaces: readonly CampusPlace[] = samples([
  {
    id: 'gate',
    name: 'The gate',
    at: [0.52, 0.855],
    picture: 'gate',
    facts: [
      [campus.area.toLocaleString('en-IN'), 'square metres of campus behind it'],
      [helpDeskHours.text, 'the parents’ help desk answers'],
    ],
    page: '/our-campus/facilities/security-and-safety',
  },
  {
    id: 'bus-stand',
    name: 'Bus stand',
    at: [0.22, 0.84],
    picture: 'bus-stop',
    facts: [
      [transportRoutes.length, 'bus routes'],
      [`${tuition.dueDay}th`, 'of each month: the day by which the fee is due'],
    ],
    page: '/our-campus/facilities/transport',
  },
  {
    id: 'hall',
    name: 'Hall, music and dance',
    at: [0.31, 0.67],
    picture: 'dance',
    facts: [
      [activities.value, activities.label],
      ['Kathak', 'Bharat Natyam, folk, western and fusion dance'],
    ],
    page: '/beyond-academic/dance-and-music',
  },
  {
    id: 'indoor-games',
    name: 'Indoor games room',
    at: [0.12, 0.68],
    picture: 'indoor-games',
    facts: [
      [tournamentTeams, 'teams came to the table tennis tournament'],
      [houses.length, 'houses meet at the tables'],
    ],
    page: sports,
  },
  {
    id: 'library',
    name: 'Library',
    at: [0.19, 0.475],
    picture: 'library',
    facts: [
      [students.value, 'students share it'],
      [subjects.value, 'subjects to read about'],
    ],
    page: '/our-campus/library',
  },
  {
    id: 'hostel',
    name: 'Boys’ hostel',
    at: [0.175, 0.265],
    picture: 'hostel',
    facts: [
      [hostelFor.detail, 'may board here'],
      [hostelMeals.detail, 'in the dining hall'],
    ],
    page: '/hostel/hostel',
  },
  {
    id: 'playground',
    name: 'Playground',
    at: [0.4, 0.315],
    picture: 'football',
    facts: [
      [physicalEducation.count, 'physical education teachers'],
      ['Cricket', 'football, volleyball, badminton and throw ball'],
    ],
    page: sports,
  },
  {
    id: 'tennis-court',
    name: 'Lawn tennis court',
    at: [0.63, 0.3],
    picture: 'tennis',
    facts: [
      ['Tennis', 'on a court of its own'],
      ['Coaches', 'professional, beside the PE teachers'],
    ],
    page: sports,
  },
  {
    id: 'swimming-pool',
    name: 'Swimming pool',
    at: [0.84, 0.32],
    picture: 'long-pool',
    facts: [
      ['Half-Olympic', 'pool for swimmers'],
      [houses.length, 'houses race in it'],
    ],
    page: sports,
  },
  {
    id: 'splash-pool',
    name: 'Junior splash pool',
    at: [0.9, 0.58],
    picture: 'splash-pool',
    facts: [
      [`${ageRows[0]!.minimumAge} to ${ageRows[0]!.maximumAge}`, 'years: the age in Pre-Nursery'],
      ['Juniors', 'have this water to themselves'],
    ],
    page: sports,
  },
  {
    id: 'basketball-court',
    name: 'Basketball court',
    at: [0.8, 0.45],
    picture: 'court',
    facts: [
      ['Basketball', 'on a marked court'],
      ['Yoga', 'and Taekwondo have experts, too'],
    ],
    page: sports,
  },
  {
    id: 'computer-laboratory',
    name: 'Computer laboratory',
    at: [0.89, 0.715],
    picture: 'computer-laboratory',
    facts: [
      ['AI', 'and coding have a laboratory, too'],
      ['Internet', campus.internet ? 'is available' : 'is not available'],
    ],
    page: infrastructure,
  },
  {
    id: 'science-laboratories',
    name: 'Science laboratories',
    at: [0.715, 0.68],
    picture: 'laboratory',
    facts: [
      [campus.laboratories.count, 'laboratories on the campus'],
      [campus.laboratories.area, 'square metres in each'],
    ],
    page: infrastructure,
  },
  {
    id: 'infirmary',
    name: 'Infirmary and counselling',
    at: [0.765, 0.815],
    picture: 'infirmary',
    facts: [
      [counsellors, `counsellors, and ${specialEducators} special educator`],
      [counsellingSince, 'the session in which counselling began'],
    ],
    page: '/our-campus/facilities/infirmary',
  },
  {
    id: 'assembly-area',
    name: 'Assembly area',
    at: [0.52, 0.675],
    picture: 'houses',
    facts: [
      [houses.length, 'houses, each with a flag'],
      [students.value, students.label],
    ],
    page: '/beyond-academic/houses',
  },
  {
    id: 'classrooms',
    name: 'Classrooms',
    at: [0.52, 0.43],
    picture: 'classroom',
    facts: [
      [campus.classrooms.count, 'classrooms'],
      [campus.classrooms.area, 'square metres in each'],
    ],
    page: infrastructure,
  },
])
