import { translations } from '@/content/languages'
import { schoolClasses } from '@/content/data/classes'
import { hostelRooms } from '@/content/data/hostel'
import { english } from '@/content/words/en/words'
import {
  formatChoice,
  chooseCost,
  listCostOptions,
  isRefusal,
  formatReason,
} from '@/lib/calculators/cost-choice'
import { formatCostMessage, formatCostTitle } from '@/lib/calculators/cost'

/** Possible queries: every class and some that do not exist, both kinds of pupils, every room and none. */
const questions = [...schoolClasses.map(({ value }) => value), 'kg', '13', ''].flatMap((name) =>
  ['new', 'existing', 'old'].flatMap((pupil) =>
    ['no', ...hostelRooms.map(({ value }) => value), 'tent'].map((hostel) => ({
      class: name,
      pupil,
      hostel,
    })),
  ),
)

const findAmounts = (text: string) => text.match(/\d[\d,]{3,}/g) ?? []

describe.each(translations)('in $englishName (R-LANGUAGE-2)', ({ words }) => {
  it.each(questions)('gives %j the same answer as English', (fields) => {
    const result = chooseCost(fields)
    if (isRefusal(result)) {
      const reason = formatReason(result.reason, words)
      expect(reason).not.toBe(formatReason(result.reason, english))
      expect(reason).not.toMatch(/[{}]/)
      return
    }
    const message = formatCostMessage(result, 'X', 'https://x.example', words)
    expect(findAmounts(message)).toEqual(
      findAmounts(formatCostMessage(result, 'X', 'https://x.example')),
    )
    expect(`${message} ${formatCostTitle(fields, words)}`).not.toMatch(/[{}]|undefined/)
    expect(formatCostTitle(fields, words)).toContain(formatChoice(result, words))
  })

  it('names every option itself, with the values of English', () => {
    const [options, source] = [listCostOptions(words), listCostOptions(english)]
    for (const list of ['classes', 'pupils', 'rooms'] as const) {
      expect(options[list].map(({ value }) => value)).toEqual(
        source[list].map(({ value }) => value),
      )
      for (const { label } of options[list]) expect(label).toMatch(/[^\x00-\x7f]/u)
    }
  })
})
