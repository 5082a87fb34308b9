import { campusPictures } from '@/content/data/campus'
import { teacherSectionRatio } from '@/content/data/staff'
import { transportRoutes } from '@/content/data/transport'
import { enquiryPage } from '@/content/words/en/enquiry-page'
import { fillFigures } from '@/lib/school/figures'

const words = fillFigures(enquiryPage)

const findAnswer = (start: string) =>
  words.questions.items.find(({ question }) => question.startsWith(start))?.answer ?? ''

describe('the texts of the enquiry page', () => {
  it('give the ratio of the disclosure in words', () => {
    expect(teacherSectionRatio).toBe('2:1')
    expect(words.reasons.rows[0].text).toContain('Two to each section')
  })

  it('have the bus routes', () => {
    const answer = findAnswer('Does the bus').toLowerCase()
    for (const { locations } of transportRoutes) {
      for (const place of locations.toLowerCase().split('/')) expect(answer).toContain(place)
    }
  })

  it('have five questions, four stages and four reasons', () => {
    expect(words.questions.items).toHaveLength(5)
    expect(words.stages.cards).toHaveLength(4)
    expect(words.reasons.rows).toHaveLength(4)
  })

  it('have captions for all pictures', () => {
    const captioned = campusPictures.map(({ name }) => name)
    for (const name of words.infrastructure.pictures) expect(captioned).toContain(name)
  })
})
