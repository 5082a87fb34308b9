import { counters } from './counters'
import { campus } from './campus'
import { schoolClasses } from './classes'
import { transportDesk } from './contact'
import { feeTerms } from './fees'
import { transportFeePath, transportRoutes } from './transport'
import { tables } from '../words/en/tables'

const [, students, subjects] = counters
const hostel = tables.hostel.facts
const longestRoute = transportRoutes.at(-1)!

export type PlaceHotspot = {
  /** Its URL on the page: `/our-campus/library#table`. */
  id: string
  name: string
  /** Where its flag is, as fractions of the width and height of the picture of the page. */
  at: readonly [x: number, y: number]
  figure: string | number
  words: string
  /** The page that says more. */
  page?: string
}

/** Said under the list: the pictures are drawn. */
export const hotspotsNote =
  'A drawing: the figures are the school’s, where things are in it is a sample.' // sample

/** What is where in the pictures of the pages of places (R-INFO-22). The figures are those of the other tables. */
export const hotspots: Readonly<Record<string, readonly PlaceHotspot[]>> = {
  '/our-campus/infrastructure': [
    {
      id: 'classrooms',
      name: 'Classrooms',
      at: [0.5, 0.62],
      figure: campus.classrooms.count,
      words: `of ${campus.classrooms.area} square metres each`,
    },
    {
      id: 'computers',
      name: 'Under the clock',
      at: [0.66, 0.5],
      figure: 'Internet',
      words: campus.internet ? 'is available' : 'is not available',
    },
    {
      id: 'laboratories',
      name: 'Laboratories',
      at: [0.82, 0.62],
      figure: campus.laboratories.count,
      words: `of ${campus.laboratories.area} square metres each`,
    },
    {
      id: 'grounds',
      name: 'Grounds',
      at: [0.26, 0.8],
      figure: campus.area.toLocaleString('en-IN'),
      words: 'square metres of campus',
      page: '/our-campus',
    },
  ],
  '/our-campus/library': [
    {
      id: 'shelves',
      name: 'Open shelves',
      at: [0.25, 0.36],
      figure: subjects.value,
      words: 'subjects to read about',
      page: '/academics/curriculum',
    },
    {
      id: 'ladder',
      name: 'Low and high',
      at: [0.73, 0.28],
      figure: schoolClasses.length,
      words: `classes have their shelf, from ${schoolClasses[0]!.name} to ${schoolClasses.at(-1)!.name}`,
    },
    {
      id: 'table',
      name: 'The long table',
      at: [0.35, 0.82],
      figure: students.value,
      words: 'students share it',
    },
    {
      id: 'textbooks',
      name: 'Books for lessons',
      at: [0.83, 0.76],
      figure: feeTerms.session,
      words: 'is the session of the book list',
      page: '/academics/book-list',
    },
  ],
  '/our-campus/facilities/transport': [
    {
      id: 'bus',
      name: 'The bus',
      at: [0.74, 0.61],
      figure: transportRoutes.length,
      words: 'routes, each with its own places',
    },
    {
      id: 'seat',
      name: 'A seat',
      at: [0.5, 0.6],
      figure: `Press ${transportDesk.digit}`,
      words: 'on the help desk menu to ask for one',
      page: '/contact',
    },
    {
      id: 'road',
      name: 'The road',
      at: [0.18, 0.79],
      figure: longestRoute.locations,
      words: `are the places of route ${longestRoute.number}`,
    },
    {
      id: 'tank',
      name: 'The tank',
      at: [0.62, 0.85],
      figure: 'Diesel',
      words: 'If its price rises, the fee may rise, too',
      page: transportFeePath,
    },
  ],
  '/hostel/hostel': [
    {
      id: 'rooms',
      name: 'Rooms',
      at: [0.62, 0.52],
      figure: hostel.rooms.detail,
      words: 'behind the windows',
    },
    {
      id: 'dining-hall',
      name: 'Dining hall',
      at: [0.88, 0.68],
      figure: hostel.meals.detail,
      words: 'at the long tables',
    },
    {
      id: 'lawn',
      name: 'The lawn',
      at: [0.5, 0.86],
      figure: hostel.for.detail,
      words: 'may board here',
    },
    {
      id: 'path',
      name: 'All round it',
      at: [0.2, 0.75],
      figure: hostel.security.detail,
      words: 'security',
      page: '/our-campus/facilities/security-and-safety',
    },
  ],
}
