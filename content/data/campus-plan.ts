import { samples } from '../samples'

const sports = '/beyond-academic/sports-and-games'
const infrastructure = '/our-campus/infrastructure'

export type CampusPlace = {
  /** Its URL on the page: `/our-campus#library`. */
  id: string
  name: string
  /** Where its flag is, as fractions of the width and height of the drawn plan. */
  at: readonly [x: number, y: number]
  picture: string
  /** One sentence about what people do there. */
  words: string
  /** The page that says more. */
  page: string
}

/** The note under the plan. The positions are samples, because the school has published no survey. */
export const campusPlanNote = 'A drawn sample, not a survey and not to scale.' // sample

/** The places of the drawn plan (R-INFO-16), in the order of a walk from the gate. */
export const campusPlaces: readonly CampusPlace[] = samples([
  {
    id: 'gate',
    name: 'The gate',
    at: [0.52, 0.855],
    picture: 'gate',
    words: 'Come in, and sign the visitors’ book.',
    page: '/our-campus/facilities/security-and-safety',
  },
  {
    id: 'bus-stand',
    name: 'Bus stand',
    at: [0.22, 0.84],
    picture: 'bus-stop',
    words: 'Get on here in the afternoon, at the number of your route.',
    page: '/our-campus/facilities/transport',
  },
  {
    id: 'hall',
    name: 'Hall, music and dance',
    at: [0.31, 0.67],
    picture: 'dance',
    words: 'Sing, dance, rehearse, and take a bow.',
    page: '/beyond-academic/dance-and-music',
  },
  {
    id: 'indoor-games',
    name: 'Indoor games room',
    at: [0.12, 0.68],
    picture: 'indoor-games',
    words: 'Play table tennis and chess while it rains.',
    page: sports,
  },
  {
    id: 'library',
    name: 'Library',
    at: [0.19, 0.475],
    picture: 'library',
    words: 'Choose a book from open shelves, and read it here or take it home.',
    page: '/our-campus/library',
  },
  {
    id: 'hostel',
    name: 'Boys’ hostel',
    at: [0.175, 0.265],
    picture: 'hostel',
    words: 'Boys from Class III onwards live and study here.',
    page: '/hostel/hostel',
  },
  {
    id: 'playground',
    name: 'Playground',
    at: [0.4, 0.315],
    picture: 'football',
    words: 'Play cricket, football, volleyball, badminton and throw ball.',
    page: sports,
  },
  {
    id: 'tennis-court',
    name: 'Lawn tennis court',
    at: [0.63, 0.3],
    picture: 'tennis',
    words: 'Learn lawn tennis with a coach.',
    page: sports,
  },
  {
    id: 'swimming-pool',
    name: 'Swimming pool',
    at: [0.84, 0.32],
    picture: 'long-pool',
    words: 'Swim lengths of a half-Olympic pool, with a coach present.',
    page: sports,
  },
  {
    id: 'splash-pool',
    name: 'Junior splash pool',
    at: [0.9, 0.58],
    picture: 'splash-pool',
    words: 'The youngest learn to put their faces in the water.',
    page: sports,
  },
  {
    id: 'basketball-court',
    name: 'Basketball court',
    at: [0.8, 0.45],
    picture: 'court',
    words: 'Train for the next match between the houses.',
    page: sports,
  },
  {
    id: 'computer-laboratory',
    name: 'Computer laboratory',
    at: [0.89, 0.715],
    picture: 'computer-laboratory',
    words: 'Write a program, and see whether it does what you meant.',
    page: infrastructure,
  },
  {
    id: 'science-laboratories',
    name: 'Science laboratories',
    at: [0.715, 0.68],
    picture: 'laboratory',
    words: 'Do physics, chemistry and biology with your own hands.',
    page: infrastructure,
  },
  {
    id: 'infirmary',
    name: 'Infirmary and counselling',
    at: [0.765, 0.815],
    picture: 'infirmary',
    words: 'Lie down when you are unwell, or talk to a counsellor.',
    page: '/our-campus/facilities/infirmary',
  },
  {
    id: 'assembly-area',
    name: 'Assembly area',
    at: [0.52, 0.675],
    picture: 'houses',
    words: 'Stand with your house at the start of the day.',
    page: '/beyond-academic/houses',
  },
  {
    id: 'classrooms',
    name: 'Classrooms',
    at: [0.52, 0.43],
    picture: 'classroom',
    words: 'Here are most of the lessons of the day.',
    page: infrastructure,
  },
])
