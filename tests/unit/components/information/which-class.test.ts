/** "Which class is my child for?" (R-ADMISSION-7): every class and every boundary, with the dates written out. */
import {
  findClass,
  nameLink,
  readBirth,
} from '@/components/information/WhichClass/WhichClass.browser'
import { ageRowEleven, ageRows } from '@/content/data/ages'
import { translations } from '@/content/languages'
import { toIndianDay } from '@/lib/core/dates'
import { loadWhichClass } from '@/lib/pages/which-class'

jest.mock('@/content/data/ages', () => jest.requireActual('@/tests/fixtures/tables/ages'))

/** The rule that pages have on a day. */
const ruleOn = (day: string) => loadWhichClass(toIndianDay(new Date(`${day}T12:00:00+05:30`))).rule
const rule = ruleOn('2026-03-31')

it('names the session in the link to the enquiry form, unless it is that of the form', () => {
  const birth = '2021-05-01'
  expect(nameLink(rule, findClass(rule, birth))).toBe('Enquire for Nursery')
  const closed = ruleOn('2026-11-27')
  expect(nameLink(closed, findClass(closed, birth))).toBe('Ask about Prep, 2027-28')
  expect(nameLink(closed, findClass(closed, '1990-01-01'))).toBe('Ask the admission desk')
})

describe('the class for the session 2026-27', () => {
  it.each([
    ['Pre-Nursery', '2022-04-01', '2023-04-01', 'Pre Nursery', '3 to 4 years'],
    ['Nursery', '2021-04-01', '2022-03-31', 'Nursery', '4 to 5 years'],
    ['Prep', '2020-04-01', '2021-03-31', 'Prepatory', '5 to 6 years'],
    ['Class I', '2019-04-01', '2020-03-31', 'Class 1', '6 to 7 years'],
    ['Class II', '2018-04-01', '2019-03-31', 'Class 2', '7 to 8 years'],
    ['Class III', '2017-04-01', '2018-03-31', 'Class 3', '8 to 9 years'],
    ['Class IV', '2016-04-01', '2017-03-31', 'Class 4', '9 to 10 years'],
    ['Class V', '2015-04-01', '2016-03-31', 'Class 5', '10 to 11 years'],
    ['Class VI', '2014-04-01', '2015-03-31', 'Class 6', '11 to 12 years'],
    ['Class VII', '2013-04-01', '2014-03-31', 'Class 7', '12 to 13 years'],
    ['Class VIII', '2012-04-01', '2013-03-31', 'Class 8', '13 to 14 years'],
    ['Class IX', '2011-04-01', '2012-03-31', 'Class 9', '14 to 15 years'],
    ['Class XI', '2009-04-01', '2010-03-31', 'Class 11', '16 to 17 years'],
  ])('%s is for those born from %s to %s', (name, first, last, enquiry, ages) => {
    for (const birth of [first, last]) {
      const { title, session, row, text } = findClass(rule, birth)
      expect([title, session, row?.enquiry]).toEqual([name, 2026, enquiry])
      expect(text).toContain(`${ages} old on 31 March 2026.`)
    }
  })

  it.each([
    ['2019-04-01', 'between 1 April 2019 and 31 March 2020:'],
    ['2023-04-01', 'between 1 April 2022 and 1 April 2023:'],
    ['2009-08-14', 'between 1 April 2009 and 31 March 2010:'],
  ])('shows the dates of the rule for %s', (birth, dates) => {
    expect(findClass(rule, birth).text).toContain(dates)
  })

  it.each([
    ['2022-04-01', 'In 2027-28, by the same rule: Nursery.'],
    ['2019-04-01', 'In 2027-28, by the same rule: Class II.'],
    ['2012-04-01', 'In 2027-28, by the same rule: Class IX.'],
    ['2012-03-31', 'In 2027-28 it would be Class X, which takes no new pupils.'],
    ['2010-03-31', 'In 2027-28 it would be Class XII, which takes no new pupils.'],
  ])('says what comes a year later for %s', (birth, next) => {
    expect(findClass(rule, birth).next).toBe(next)
  })
})

describe('too young', () => {
  it.each([
    ['2023-04-02', 2027, '2027-28'],
    ['2024-03-31', 2027, '2027-28'],
    ['2024-04-01', 2028, '2028-29'],
    ['2025-03-31', 2028, '2028-29'],
    ['2025-04-01', 2029, '2029-30'],
    ['2026-11-24', 2030, '2030-31'],
  ])('born on %s: the year in which Pre-Nursery is right', (birth, year, session) => {
    const answer = findClass(rule, birth)
    expect(answer.title).toBe(`Pre-Nursery, from April ${year}`)
    expect(answer.text).toContain('In 2026-27 it is still too early.')
    expect(answer.text).toContain(`right in the session ${session}.`)
    expect(answer.row).toBeUndefined()
  })
})

describe('at the age of a class that takes no new pupils', () => {
  it.each(['2010-04-01', '2011-03-31'])('born on %s: Class XI in the year after', (birth) => {
    const answer = findClass(rule, birth)
    expect(answer.title).toBe('Class XI, from April 2027')
    expect(answer.text).toContain('the age is that of Class X, which takes no new pupils')
  })

  it.each([
    ['2009-03-31', '2025-26'],
    ['2008-04-01', '2025-26'],
    ['2008-03-31', '2024-25'],
  ])('born on %s: when Class XI was right', (birth, session) => {
    const answer = findClass(rule, birth)
    expect(answer.title).toBe('Past the age of Class XI')
    expect(answer.text).toContain(
      `Class XI was right in ${session}, and Class XII takes no new pupils.`,
    )
  })
})

describe('when registration for the session of the table has closed', () => {
  it.each([
    ['2026-03-31', 2026, 'Class I'],
    ['2026-04-01', 2027, 'Class II'],
    ['2027-03-31', 2027, 'Class II'],
    ['2027-04-01', 2028, 'Class III'],
  ])('the rule goes on: on %s, for the session that begins in %i', (today, session, name) => {
    expect(findClass(ruleOn(today), '2020-03-31')).toMatchObject({ session, title: name })
  })

  it.each([
    [
      '2020-03-31',
      'To join 2026-27 in mid-session: Class I. Ask the admission desk about a place.',
    ],
    ['2023-04-02', 'In 2028-29, by the same rule: Nursery.'],
    ['2012-03-31', undefined],
  ])('says what is possible in mid-session for %s', (birth, next) => {
    expect(findClass(ruleOn('2026-11-24'), birth).next).toBe(next)
  })

  it('has the dates of the next session', () => {
    const later = ruleOn('2026-04-01')
    expect(findClass(later, '2023-04-01').text).toContain('between 1 April 2023 and 31 March 2024')
    expect(findClass(later, '2023-04-01').title).toBe('Pre-Nursery')
    expect(findClass(later, '2023-03-31').title).toBe('Nursery')
    expect(findClass(later, '2024-04-01').title).toBe('Pre-Nursery, from April 2028')
  })
})

it('leaves no day without an answer, and no day with another one than the table', () => {
  const table = [...ageRows, ageRowEleven]
  for (let time = Date.parse('2004-01-01'); time < Date.parse('2026-11-25'); time += 864e5) {
    const birth = new Date(time).toISOString().slice(0, 10)
    const expected = table.find(({ born }) => born.from <= birth && birth <= born.to)?.class
    const { row, text } = findClass(rule, birth)
    expect(row?.name).toBe(expected)
    expect(text).not.toMatch(/undefined|NaN|Invalid/)
  }
})

describe('reading the fields', () => {
  const read = (...values: string[]) => readBirth(rule, values, '2026-11-24')

  it.each([
    [['14', '08', '2020'], '2020-08-14'],
    [['1', '4', '2019'], '2019-04-01'],
    [[' 29 ', '2', '2020'], '2020-02-29'],
    [['24', '11', '2026'], '2026-11-24'],
    [['১৪', '০৮', '২০২০'], '2020-08-14'],
    [['१४', '०८', '२०२०'], '2020-08-14'],
    [['۱۴', '८', '２０২০'], '2020-08-14'],
  ])('%j is %s', (values, birth) => {
    expect(read(...values)).toEqual({ birth })
  })

  it.each([
    [['', '8', '2020'], 0, 'Enter the day of birth.'],
    [['14', '', '2020'], 1, 'Enter the month of birth.'],
    [['14', '8', ''], 2, 'Enter the year of birth.'],
    [['14', 'Au', '2020'], 1, 'Write the month in figures only.'],
    [['31', '02', '2020'], 0, 'February 2020 has 29 days.'],
    [['29', '2', '2019'], 0, 'February 2019 has 28 days.'],
    [['31', '4', '2019'], 0, 'April has 30 days.'],
    [['0', '4', '2019'], 0, 'April has 30 days.'],
    [['8', '14', '2020'], 1, 'There is no month 14. The day comes first: is it 14 August?'],
    [['8', '32', '2020'], 1, 'The month is a number from 1 to 12.'],
    [['14', '0', '2020'], 1, 'The month is a number from 1 to 12.'],
    [['14', '8', '20'], 2, 'Write the year with four figures, such as 2020.'],
    [['25', '11', '2026'], 2, '25 November 2026 is still to come.'],
    [
      ['14', '8', '1926'],
      2,
      'Born in 1926, your child would be 100 years old. Look at the year again.',
    ],
  ])('%j is explained', (values, field, problem) => {
    expect(read(...values)).toEqual({ field, problem })
  })
})

describe.each(translations)('in $englishName (R-LANGUAGE-2)', (language) => {
  const { rule: own } = loadWhichClass(toIndianDay(new Date('2026-03-31T12:00:00+05:30')), language)
  const figuresIn = (text = '') => (text.match(/\d+(?:-\d+)*/g) ?? []).sort()
  const births = [
    '2019-04-01',
    '2024-04-01',
    '2010-04-01',
    '2012-03-31',
    '2008-03-31',
    '1999-01-01',
  ]

  it.each(births)('the answer for %s has the years and days of English', (birth) => {
    const [answer, source] = [findClass(own, birth), findClass(rule, birth)]
    expect(answer.session).toBe(source.session)
    expect(answer.row?.enquiry).toBe(source.row?.enquiry)
    expect(figuresIn(answer.text)).toEqual(expect.arrayContaining(figuresIn(source.text)))
    for (const text of [answer.title, answer.text, answer.next ?? answer.text]) {
      expect(text).not.toMatch(/[{}]|undefined|[A-Za-z]{3}/)
    }
  })

  it.each([
    [['', '8', '2020'], 0],
    [['14', 'x', '2020'], 1],
    [['14', '8', '20'], 2],
    [['31', '02', '2020'], 0],
    [['8', '14', '2020'], 1],
    [['8', '32', '2020'], 1],
    [['25', '11', '2026'], 2],
    [['14', '8', '1926'], 2],
  ])('explains %j', (values, field) => {
    const reading = readBirth(own, values, '2026-11-24')
    expect(reading).toEqual({
      field,
      problem: expect.not.stringMatching(/[{}]|undefined|[A-Za-z]/),
    })
    expect(figuresIn('problem' in reading ? reading.problem : '')).toEqual(
      figuresIn((readBirth(rule, values, '2026-11-24') as { problem: string }).problem),
    )
  })
})
