import { admissionOn, admissionStatus } from '@/lib/core/admission'
import { dayOf } from '@/lib/core/dates'

/** Today at this time in Kolkata. */
const at = (moment: string) => dayOf(new Date(`${moment}+05:30`))

it.each([
  ['2025-10-07T23:59', 'before', 'Registration starts on 8 October 2025.'],
  ['2025-10-08T00:00', 'open', 'Registration is open until 31 March 2026.'],
  ['2026-03-31T23:59', 'open', 'Registration is open until 31 March 2026.'],
  [
    '2026-04-01T00:00',
    'closed',
    'Registration for 2026-27 closed on 31 March 2026. Ask the admission desk about a place in mid-session.',
  ],
  [
    '2027-03-31T23:59',
    'closed',
    'Registration for 2026-27 closed on 31 March 2026. Ask the admission desk about a place in mid-session.',
  ],
  [
    '2027-04-01T00:00',
    'over',
    'The session 2026-27 ended on 31 March 2027. Ask the admission desk about registration for the next one.',
  ],
])('tells at %s where registration stands (R-ADMISSION-5)', (moment, phase, sentence) => {
  expect(admissionOn(at(moment)).phase).toBe(phase)
  expect(admissionStatus(at(moment))).toBe(sentence)
})
