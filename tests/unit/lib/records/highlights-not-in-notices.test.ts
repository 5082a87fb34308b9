/** @jest-environment jsdom */
import { findHighlightsNotInNotices } from '@/lib/records/highlights-not-in-notices'
import { file, highlight, live, none, popupNotice } from '@/tests/support/fixtures/records'

const titles = (...parameters: Parameters<typeof findHighlightsNotInNotices>) =>
  findHighlightsNotInNotices(...parameters).records.map(({ title }) => title)

const programme = highlight({ title: 'See the programme', attachments: [file('programme')] })
const winter = highlight({ title: 'Winter timings', attachments: [file('winter')] })
const highlights = live(programme, winter)

it('leaves out a highlight with the document of a notice (R-HOME-13)', () => {
  const notice = popupNotice({ title: 'Sports day', attachments: [file('map'), file('programme')] })
  expect(titles(highlights, [notice])).toEqual(['Winter timings'])
})

it('leaves out a highlight with the title of a notice', () => {
  const notice = popupNotice({ title: ' winter timings' })
  expect(titles(highlights, [notice])).toEqual(['See the programme'])
})

it('keeps a highlight that only leads to the same page, or has no title', () => {
  const list = live(
    highlight({ title: 'Concert', url: '/events' }),
    highlight({ description: 'Come at eight.' }),
  )
  expect(findHighlightsNotInNotices(list, [popupNotice({ url: '/events' })]).records).toEqual(
    list.records,
  )
})

it('keeps all highlights when notices repeat every one, and when there is none', () => {
  expect(titles(live(winter), [popupNotice({ title: 'Winter timings' })])).toEqual([
    'Winter timings',
  ])
  expect(titles(highlights, [])).toHaveLength(2)
  expect(findHighlightsNotInNotices(none, [])).toBe(none)
})
