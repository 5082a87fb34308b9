import { translations } from '@/content/languages'
import {
  listAdmissionInstructions,
  getAdmissionNote,
  getAdmission,
  listAdmissionSchedule,
  getAdmissionStatus,
  getNextSessionNote,
  getScheduleWords,
  getSessionToJoin,
} from '@/lib/school/admission'
import { toIndianDay } from '@/lib/core/dates'

/** Today at this time in Kolkata. */
const at = (moment: string) => toIndianDay(new Date(`${moment}+05:30`))

it.each([
  ['2025-10-07T23:59', 'before', 'Registration starts on 8 October 2025.'],
  ['2025-10-08T00:00', 'open', 'Registration is open until 31 March 2026.'],
  ['2026-03-31T23:59', 'open', 'Registration is open until 31 March 2026.'],
  [
    '2026-04-01T00:00',
    'closed',
    'Registration for 2026-27 closed on 31 March 2026. Ask the admission desk about a place in mid-session or in 2027-28.',
  ],
  [
    '2027-03-31T23:59',
    'closed',
    'Registration for 2026-27 closed on 31 March 2026. Ask the admission desk about a place in mid-session or in 2027-28.',
  ],
  [
    '2027-04-01T00:00',
    'over',
    'The session 2026-27 ended on 31 March 2027. Ask the admission desk about registration for the next one.',
  ],
])('tells the state of registration at %s (R-ADMISSION-5)', (moment, phase, sentence) => {
  expect(getAdmission(at(moment)).phase).toBe(phase)
  expect(getAdmissionStatus(at(moment))).toBe(sentence)
})

it.each([
  ['2026-03-31T23:59', undefined],
  ['2026-04-01T00:00', 'For 2027-28: The age on 31 March 2027 decides'],
  ['2027-04-01T00:00', undefined],
])('tells at %s what is known of the next session (R-ADMISSION-5)', (moment, sentence) => {
  const next = getNextSessionNote(at(moment))
  expect(next && `${next.title}: ${/The age on [^:]+/.exec(next.text)}`).toBe(sentence)
})

it.each([
  ['2025-10-07T23:59', true, undefined, 'Have these dates in your own calendar:'],
  ['2026-03-31T23:59', true, undefined, 'Have these dates in your own calendar:'],
  [
    '2026-04-30T23:59',
    true,
    { title: 'Registration for 2026-27, closed on 31 March 2026', open: true },
    'Have these dates in your own calendar:',
  ],
  [
    '2026-05-01T00:00',
    true,
    { title: 'Registration for 2026-27, closed on 31 March 2026', open: false },
    'The dates of 2026-27, for your records:',
  ],
  [
    '2027-04-01T00:00',
    false,
    { title: 'Registration for 2026-27, closed on 31 March 2026', open: false },
    'The dates of 2026-27, for your records:',
  ],
])(
  'at %s says what holds in mid-session, and whether the dates are past (R-ADMISSION-5)',
  (moment, isInSession, closed, calendar) => {
    const words = getScheduleWords(at(moment))
    expect([words.calendar, words.closed]).toEqual([calendar, closed])
    expect(words.midSession?.steps.map(({ text }) => text).join(' ')).toEqual(
      isInSession
        ? expect.stringMatching(/ ₹\s2,500\. .* two days .* 15 days, otherwise .* without refund/)
        : undefined,
    )
  },
)

it.each([
  ['2025-10-07T23:59', 0, '2026-27', '2026-03-31'],
  ['2026-03-31T23:59', 0, '2026-27', '2026-03-31'],
  ['2026-04-01T00:00', 1, '2027-28', '2027-03-31'],
  ['2027-03-31T23:59', 1, '2027-28', '2027-03-31'],
  // The table of sessions is late.
  ['2027-04-01T00:00', 2, '2028-29', '2028-03-31'],
])('at %s all pages speak of one session (R-ADMISSION-8)', (moment, ahead, name, day) => {
  expect(getSessionToJoin(at(moment))).toEqual({ ahead, name, agesAsOn: day })
})

it('says of an instruction with dates that it was of a session, once its registration has closed', () => {
  const listTexts = (moment?: string) =>
    listAdmissionInstructions(undefined, moment ? at(moment) : undefined).map(({ text }) => text)
  const published = listTexts()
  expect(published).toHaveLength(8)
  expect(listTexts('2026-03-31T12:00')).toEqual(published)
  const changed = listTexts('2026-11-28T12:00').filter((text) => !published.includes(text))
  expect(changed).toEqual([
    'The registration and processing fee of ₹\u00a02,500 is paid at registration, in mid-session too. It is non-refundable. For 2026-27, registration was from 8 October 2025.',
    expect.stringMatching(/^For the session 2026-27 it was due before April 2026, /),
  ])
})

/** Figures in a text, without those of words. */
const findFigures = (text: string) => (text.match(/\d+(?:[,-]\d+)*/g) ?? []).sort()

describe.each(translations)('in $englishName (R-LANGUAGE-2)', (language) => {
  it.each(['2025-10-07T12:00', '2025-10-08T12:00', '2026-11-24T12:00', '2027-04-01T12:00'])(
    'says the same at %s, with European digits',
    (moment) => {
      const text = getAdmissionStatus(at(moment), language)
      expect(findFigures(text)).toEqual(findFigures(getAdmissionStatus(at(moment))))
      expect(text).not.toMatch(/[{}]|Registration/)
    },
  )

  it('has the English figures in its instructions and its schedule', () => {
    const [own, source] = [language, undefined].map((code) => [
      ...listAdmissionInstructions(code).map(({ text }) => text),
      ...listAdmissionInstructions(code, at('2026-11-28T12:00')).map(({ text }) => text),
      ...listAdmissionSchedule(code).flatMap(({ when, note }) => [when, note]),
    ])
    expect(own!.map(findFigures)).toEqual(source!.map(findFigures))
    expect(own!.join()).not.toMatch(/[{}]/)
  })
})

it.each([
  ['2025-10-07T23:59', 'From 8 October 2025'],
  ['2025-10-08T00:00', 'Open until 31 March 2026'],
  ['2026-03-31T23:59', 'Open until 31 March 2026'],
  ['2026-04-01T00:00', 'Mid-session: ask the desk'],
  ['2027-03-31T23:59', 'Mid-session: ask the desk'],
  ['2027-04-01T00:00', 'Next session: ask the desk'],
])('at %s the task on the home page says “%s”', (moment, note) => {
  expect(getAdmissionNote(at(moment))).toBe(note)
})
