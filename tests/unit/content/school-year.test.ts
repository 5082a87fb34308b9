import { currentSession } from '@/content/data/sessions'
import { schoolDays } from '@/content/data/school-year'
import { buildSchoolDayName } from '@/lib/calendar/school-year'

describe('the days of the school year', () => {
  it('has real days, none of which ends before it begins', () => {
    for (const { first, last } of schoolDays) {
      const date = new Date(`${first}T00:00:00Z`)
      expect(date.toISOString().slice(0, 10)).toBe(first)
      expect(new Date(`${last}T00:00:00Z`).toISOString().slice(0, 10)).toBe(last)
      expect(last >= first).toBe(true)
    }
  })

  it('has a unique name for each day, in the order of the year', () => {
    expect(new Set(schoolDays.map(buildSchoolDayName)).size).toBe(schoolDays.length)
    const firsts = schoolDays.map(({ first }) => first)
    expect(firsts).toEqual(firsts.toSorted())
  })

  it('has the days on which the session begins and ends', () => {
    const { name, begins, ends } = currentSession
    const outside = schoolDays.filter(
      ({ title, first }) => title.includes(name) && (first < begins || first > ends),
    )
    expect(outside).toEqual([])
  })

  it.each(['holiday', 'examination', 'meeting', 'term'])('has days of the kind %s', (kind) => {
    expect(schoolDays.some((day) => day.kind === kind)).toBe(true)
  })

  it('has the Puja and winter vacations', () => {
    expect(schoolDays.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Puja vacation', 'Winter vacation', 'Summer vacation']),
    )
  })

  it('puts no examination and no meeting on a holiday or a Sunday', () => {
    const holidays = schoolDays.filter(({ kind }) => kind === 'holiday')
    const meetings = schoolDays.filter(({ kind }) => kind === 'meeting')
    const isFree = (day: string) => holidays.some(({ first, last }) => first <= day && day <= last)
    for (const { first } of meetings) {
      expect([first, isFree(first)]).toEqual([first, false])
      expect(new Date(`${first}T00:00:00Z`).getUTCDay()).not.toBe(0)
    }
    for (const { kind, first, last } of schoolDays) {
      if (kind === 'examination')
        expect([first, isFree(first), isFree(last)]).toEqual([first, false, false])
    }
  })
})
