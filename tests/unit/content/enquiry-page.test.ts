import { ageRowEleven, ageRows } from '@/content/data/ages'
import { campus, campusPictures } from '@/content/data/campus'
import * as words from '@/content/data/enquiry-page'
import { feeGroups, feeTerms } from '@/content/data/fees'
import { hostelRooms } from '@/content/data/hostel'
import { counsellors, teacherSectionRatio } from '@/content/data/staff'
import { transportRoutes } from '@/content/data/transport'
import { groupDigits, rupees } from '@/lib/core/rupees'

const answerTo = (start: string) =>
  words.questions.items.find(({ question }) => question.startsWith(start))?.answer ?? ''

const reasons = words.reasons.rows.map(({ text }) => text).join(' ')

/** The amounts in a text, in order. */
const amountsIn = (text: string) => text.match(/₹\s[\d,]*\d/gu)

describe('the texts of the enquiry page', () => {
  it('have the fees of the tables', () => {
    const { prePrimary, oneToEight, nine, elevenNew } = feeGroups
    expect(amountsIn(answerTo('What is paid'))).toEqual(
      [
        ...[prePrimary, oneToEight, nine, elevenNew].map((group) => group.totalAtAdmission),
        feeTerms.registration,
      ].map(rupees),
    )
    expect(amountsIn(answerTo('Is there a hostel'))).toEqual(
      hostelRooms.map(({ total }) => rupees(total)),
    )
    expect(amountsIn(words.steps[1].text)).toEqual([rupees(feeTerms.registration)])
  })

  it('have the ages of the table', () => {
    const ages = ['three', 'four', 'five', 'six']
    const answer = answerTo('How old')
    expect(ageRows.slice(0, 4).map(({ minimumAge }) => minimumAge)).toEqual([3, 4, 5, 6])
    ages.forEach((age) => expect(answer).toContain(age))
    expect(answer).toContain(`${ageRowEleven.minimumAge} to ${ageRowEleven.maximumAge}`)
  })

  it('have the figures of the disclosure', () => {
    expect(teacherSectionRatio).toBe('2:1')
    expect(reasons).toContain('Two to each section')
    expect(reasons).toContain(`${groupDigits(campus.area)} square metres`)
    expect(reasons).toContain(`${campus.laboratories.area} square metres`)
    expect(counsellors).toBe(2)
    expect(words.features.items).toContain(
      `${campus.classrooms.count} classrooms of ${campus.classrooms.area} square metres`,
    )
  })

  it('have the bus routes', () => {
    const answer = answerTo('Does the bus').toLowerCase()
    for (const { locations } of transportRoutes) {
      for (const place of locations.toLowerCase().split('/')) expect(answer).toContain(place)
    }
  })

  it('have five questions, four stages and four reasons', () => {
    expect(words.questions.items).toHaveLength(5)
    expect(words.stages.cards).toHaveLength(4)
    expect(words.reasons.rows).toHaveLength(4)
  })

  it('have only pictures with a caption', () => {
    const captioned = campusPictures.map(({ name }) => name)
    for (const name of words.infrastructure.pictures) expect(captioned).toContain(name)
  })
})
