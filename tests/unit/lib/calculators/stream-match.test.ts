import {
  matchStreams,
  parseScoreFields,
  scoreBands,
  scoreErrors,
  buildStreamsHref,
  type ScoreFields,
} from '@/lib/calculators/stream-match'

/** Scores in the order English, Science, Mathematics, Social Studies. */
const fields = (...scores: string[]): ScoreFields => {
  const [english = '', science = '', mathematics = '', socialStudies = ''] = scores
  return { english, science, mathematics, socialStudies }
}

const listShortfalls = (...scores: string[]) =>
  Object.fromEntries(
    matchStreams(fields(...scores)).map(({ stream, shortfalls }) => [
      stream,
      shortfalls.map(({ subject, by }) => `${subject} ${by ?? 'missing'}`).join(', '),
    ]),
  )

/** The lower bounds of the specification, in the order of the table. */
const bounds = {
  'Science with Maths': { english: 61, science: 81, mathematics: 81 },
  'Science without Maths': { english: 61, science: 81, mathematics: 71 },
  'Commerce with Maths': { english: 61, mathematics: 71 },
  'Commerce without Maths': { english: 61, mathematics: 61 },
  'Humanities with Economics': { english: 71, mathematics: 61, socialStudies: 61 },
  'Humanities without Economics': { english: 71, socialStudies: 61 },
}

describe('the streams for some scores', () => {
  it.each(Object.entries(bounds))('include %s at its lower bounds, not below', (stream, wanted) => {
    const exact = Object.fromEntries(
      Object.entries(wanted).map(([subject, bound]) => [subject, String(bound)]),
    )
    const scores = { ...fields(), ...exact }
    const shortOf = (changed: Partial<ScoreFields>) =>
      matchStreams({ ...scores, ...changed }).find((match) => match.stream === stream)!.shortfalls
    expect(shortOf({})).toEqual([])
    for (const [subject, bound] of Object.entries(wanted)) {
      expect(shortOf({ [subject]: String(bound - 1) })).toEqual([{ subject, bound, by: 1 }])
      expect(shortOf({ [subject]: '' })).toEqual([{ subject, bound, by: null }])
      expect(shortOf({ [subject]: '100' })).toEqual([])
    }
  })

  it('are in the order of the table, each with what is short and by how much', () => {
    expect(listShortfalls('68', '85', '74', '59')).toEqual({
      'Science with Maths': 'mathematics 7',
      'Science without Maths': '',
      'Commerce with Maths': '',
      'Commerce without Maths': '',
      'Humanities with Economics': 'english 3, socialStudies 2',
      'Humanities without Economics': 'english 3, socialStudies 2',
    })
  })

  it('count a band by its lower end', () => {
    expect(listShortfalls('61-70', '81 - 90', '71–80', '61 to 70')).toMatchObject({
      'Science with Maths': 'mathematics 10',
      'Science without Maths': '',
    })
  })

  it('count decimals', () => {
    expect(listShortfalls('60.5')['Commerce without Maths']).toBe(
      'english 0.5, mathematics missing',
    )
  })

  it('accept scores in the digits of another script', () => {
    const [typed, plain] = ['৬০.৫', '60.5'].map((english) => parseScoreFields({ english }))
    expect(typed).toEqual(plain)
    expect(scoreErrors(typed!)).toEqual([])
  })

  it('are empty without scores', () => {
    expect(matchStreams(fields()).filter(({ shortfalls }) => shortfalls.length === 0)).toEqual([])
  })
})

it('offer the bands of the table, and the one above them', () => {
  expect(scoreBands).toEqual(['61-70', '71-80', '81-90', '91-100'])
})

describe('the subjects of a stream', () => {
  const subjects = Object.fromEntries(
    matchStreams(fields()).map(({ stream, subjects }) => [stream, subjects]),
  )

  it('contain its elective, in place of the list', () => {
    expect(subjects['Science with Maths']).toEqual({
      stream: 'Science with Maths',
      compulsory: ['English', 'Physics', 'Chemistry'],
      choices: [
        ['Biology', 'Computer Science'],
        ['Mathematics'],
        ['Physical Education', 'Kathak', 'Economics', 'Painting'],
      ],
    })
    expect(subjects['Commerce with Maths']!.choices[0]).toEqual(['Mathematics'])
    expect(subjects['Humanities with Economics']!.choices[0]).toEqual(['Economics'])
  })

  it('omit it from the list', () => {
    expect(subjects['Science without Maths']!.choices[1]).toEqual([
      'Informatics Practices',
      'Psychology',
      'Entrepreneurship',
      'Applied Mathematics',
    ])
    expect(subjects['Commerce without Maths']!.choices[0]).toEqual([
      'Informatics Practices',
      'Applied Mathematics',
      'Entrepreneurship',
      'Legal Studies',
    ])
    expect(subjects['Humanities without Economics']!.choices).toEqual([
      ['Informatics Practices', 'Psychology', 'Sociology', 'Legal Studies'],
      ['Physical Education', 'Kathak', 'Hindi', 'Bengali', 'Painting'],
    ])
  })
})

describe('a value that is not a score', () => {
  it.each([
    ['101', '101 is more than 100.', '100'],
    ['99999', '99999 is more than 100.', '100'],
    ['100.01', '100.01 is more than 100.', '100'],
    ['-5', 'Write a number from 0 to 100, or a band such as 71-80.', ''],
    ['A1', 'Write a number from 0 to 100, or a band such as 71-80.', ''],
    ['90-81', 'Write a number from 0 to 100, or a band such as 71-80.', ''],
  ])('%s gets the reason and the nearest score', (english, reason, nearest) => {
    expect(scoreErrors(fields(english))).toEqual([{ subject: 'english', reason, nearest }])
  })

  it.each(['', '0', '100', '61-70', '72.5'])('"%s" is not one', (english) => {
    expect(scoreErrors(fields(english))).toEqual([])
  })
})

it('the URL has all scores, and is parsed again', () => {
  const scores = fields('72', '', '81-90', '60')
  const url = new URL(buildStreamsHref(scores), 'http://site')
  expect(url.pathname + url.hash).toBe('/admission/admission-criteria-class-elleven#streams')
  expect(parseScoreFields(Object.fromEntries(url.searchParams))).toEqual(scores)
  expect(parseScoreFields({ english: ['1', '2'], science: 'x'.repeat(99) })).toEqual(
    fields('1', 'x'.repeat(20)),
  )
})
