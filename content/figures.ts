import { z } from 'zod'
import { helpDeskHours } from './constants'
import { admissionLimits } from './data/admission'
import { ageRowEleven, ageRows, agesAsOn } from './data/ages'
import { boardResults, resultsYear, tournamentTeams } from './data/annual-report'
import { campus } from './data/campus'
import { schoolClasses } from './data/classes'
import { committees } from './data/committees'
import { helpDeskMenu } from './data/contact'
import { counters } from './data/counters'
import { feeGroups, registration, tuition } from './data/fees'
import { hostelRooms } from './data/hostel'
import { houses } from './data/houses'
import * as schemas from './data/schemas'
import { currentSession, enquirySession } from './data/sessions'
import * as staff from './data/staff'
import { streamBands } from './data/streams'
import { subjectCombinations } from './data/subjects'
import { transportRoutes } from './data/transport'

const { count, day, text } = schemas
const rows = <Row extends z.ZodType>(row: Row) => z.record(z.string(), row)

/**
 * The tables that hold figures, by the names that words have for them: `{fees.nine.total}` (docs/decisions/101). A name
 * without a field, such as `{session}`, is that of the row.
 */
export const figureSchema = z.strictObject({
  session: schemas.session,
  enquirySession: text('Session of the enquiry form'),
  registration: schemas.registration,
  tuition: schemas.tuition,
  admission: schemas.admissionLimits,
  /** Each with what a new day pupil pays in the first year. */
  fees: rows(schemas.feeGroup.extend({ firstYear: schemas.rupees('First year') })),
  /** By the value of the room in URLs. */
  hostel: rows(schemas.hostelRoom),
  transport: z.strictObject({
    count: count('Bus routes', 'routes'),
    routes: z.array(schemas.transportRoute),
  }),
  agesAsOn: day('Ages as on'),
  /** By the value of the class in URLs. */
  ages: rows(schemas.ageRow),
  streams: z.strictObject({
    count: count('Streams', 'streams'),
    bands: z.array(schemas.streamBands),
  }),
  campus: schemas.campus,
  staff: schemas.staff,
  counters: z.array(schemas.counter),
  results: z.strictObject({ year: text('Year'), ten: schemas.results, twelve: schemas.results }),
  tournament: z.strictObject({ teams: count('Teams at the tournament', 'teams') }),
  houses: z.strictObject({ count: count('Houses', 'houses') }),
  committees: z.strictObject({ count: count('Committees', 'committees') }),
  helpDesk: schemas.helpDesk,
})

const getClassValue = (name: string) =>
  schoolClasses.find((schoolClass) => schoolClass.name === name)!.value
const [reception, fees, admission, transport, books, app] = helpDeskMenu.map(({ digit }) => digit)

export const figures = figureSchema.parse({
  session: currentSession,
  enquirySession,
  registration,
  tuition,
  admission: admissionLimits,
  fees: Object.fromEntries(
    Object.entries(feeGroups).map(([name, group]) => [
      name,
      {
        ...group,
        firstYear: registration.fee + group.total + tuition.months * group.monthlyTuition,
      },
    ]),
  ),
  hostel: Object.fromEntries(hostelRooms.map((room) => [room.value, room])),
  transport: { count: transportRoutes.length, routes: transportRoutes },
  agesAsOn,
  ages: Object.fromEntries(
    [...ageRows, ageRowEleven].map((row) => [getClassValue(row.class), row]),
  ),
  streams: { count: subjectCombinations.length, bands: streamBands },
  campus,
  staff: {
    posts: staff.teachingPosts,
    teachers: staff.teachersTotal,
    physicalEducation: staff.teachingPosts.find(({ short }) => short === 'PET')?.count,
    sectionRatio: staff.teacherSectionRatio,
    specialEducators: staff.specialEducators,
    counsellors: staff.counsellors,
    counsellingSince: staff.counsellingSince,
  },
  counters,
  results: { year: String(resultsYear), ten: boardResults[0], twelve: boardResults[1] },
  tournament: { teams: tournamentTeams },
  houses: { count: houses.length },
  committees: { count: committees.length },
  helpDesk: {
    opens: helpDeskHours.opens,
    closes: helpDeskHours.closes,
    ...{ reception, fees, admission, transport, books, app },
  },
})
