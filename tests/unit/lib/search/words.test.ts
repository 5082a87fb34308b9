import { findLevels } from '@/lib/school/class-levels'
import { normalise, readWords, stem, extractTerms } from '@/lib/search/words'

const levels = (text: string) =>
  [...new Set(extractTerms(text))]
    .filter((term) => term.startsWith('=class'))
    .map((term) => Number(term.slice('=class'.length)))

describe('a class', () => {
  const names = [
    ['1', 'i', 'one', '1st', 'first'],
    ['2', 'ii', 'two', '2nd', 'second'],
    ['3', 'iii', 'three', '3rd', 'third'],
    ['4', 'iv', 'four', '4th', 'fourth'],
    ['5', 'v', 'five', '5th', 'fifth'],
    ['6', 'vi', 'six', '6th', 'sixth'],
    ['7', 'vii', 'seven', '7th', 'seventh'],
    ['8', 'viii', 'eight', '8th', 'eighth'],
    ['9', 'ix', 'nine', '9th', 'ninth'],
    ['10', 'x', 'ten', '10th', 'tenth'],
    ['11', 'xi', 'eleven', '11th', 'eleventh'],
    ['12', 'xii', 'twelve', '12th', 'twelfth'],
  ].flatMap((row, index) => row.map((name) => [name, index + 1] as const))

  it.each(names)('%s is class %i', (name, level) => {
    expect(levels(`class ${name}`)).toEqual([level])
    expect(levels(`Fees for Std. ${name.toUpperCase()}`)).toEqual([level])
    expect(levels(`${name} standard`)).toEqual([level])
  })

  it.each([
    ['Pre-Nursery', [-2]],
    ['prenursery', [-2]],
    ['Nursery', [-1]],
    ['Prep', [0]],
    ['LKG', [0]],
    ['Classes I to VIII', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['Classes VI–IX', [6, 7, 8, 9]],
    ['Classes XI and XII', [11, 12]],
    ['Classes 1, 2 & 3', [1, 2, 3]],
    ['Nursery to Class II', [-1, 0, 1, 2]],
    ['Pre-Nursery, Nursery and Prep', [-2, -1, 0]],
    ['Classes III to IX and XI', [3, 4, 5, 6, 7, 8, 9, 11]],
    ['class-9', [9]],
    ['Class IX-A', [9]],
  ])('%s names %j', (text, expected) => {
    expect(levels(text)).toEqual(expected)
  })

  it.each(['three classes', 'I am one of five', 'Class teacher', '9 to 20 September', 'Class 13'])(
    'is not found in “%s”',
    (text) => {
      expect(levels(text)).toEqual([])
    },
  )
})

it('normalises capitals, accents, plurals and the possessive s', () => {
  expect(normalise('Founders’')).toBe('founders')
  expect(normalise('Principal’s')).toBe('principal')
  expect(normalise('D’ÉLITE')).toBe('delite')
  expect(["founders'", "principal's", 'principal`s', 'O‘Brien'].map(normalise)).toEqual([
    'founders',
    'principal',
    'principal',
    'obrien',
  ])
  expect(['fees', 'activities', 'classes', 'bus', 'glass', 'analysis'].map(stem)).toEqual([
    'fee',
    'activity',
    'class',
    'bus',
    'glass',
    'analysis',
  ])
})

it.each([
  ['শ্রেণি ৯', 'শ্রেণি 9'],
  ['कक्षा १०', 'कक्षा 10'],
  ['রা\u09df', 'রা\u09af\u09bc'],
  ['প\u09dcা', 'প\u09a1\u09bcা'],
  ['Mothers` meeting', 'Mothers’ meeting'],
  ['2026\u201327', '2026-27'],
])('finds %j by %j and the other way round', (one, other) => {
  const terms = (text: string) => readWords(text).map(({ terms }) => terms)
  expect(terms(one)).toEqual(terms(other))
})

it('preserves the combining characters of Bengali and Hindi', () => {
  expect(readWords('শিক্ষ\u200cক, छुट्टी').map(({ folded }) => folded)).toEqual(['শিক্ষক', 'छुट्टी'])
})

it('has one term for synonyms, also for phrases', () => {
  const shared = (one: string, other: string) =>
    extractTerms(one).filter((term) => term.startsWith('=') && extractTerms(other).includes(term))
  expect(shared('fees', 'ফি')).toHaveLength(1)
  expect(shared('TC', 'transfer certificates')).not.toEqual([])
  expect(shared('T.C.', 'school leaving certificate')).not.toEqual([])
  expect(shared('transport', 'buses')).toHaveLength(1)
  expect(shared('boarding', 'hostel')).toHaveLength(1)
  expect(shared('certificate', 'TC')).toEqual([])
})

it('leaves out stop words', () => {
  expect(extractTerms('what is the fee of our school')).toEqual([
    'fee',
    expect.stringMatching(/^=same/),
  ])
})

it.each([
  ['নবম শ্রেণির ফি', [9]],
  ['প্রথম শ্রেণি', [1]],
  ['ক্লাস ৯', [9]],
  ['ক্লাস 9', [9]],
  ['৯ শ্রেণি', [9]],
  ['শ্রেণি ১২', [12]],
  ['প্রি-নার্সারি', [-2]],
  ['নার্সারি', [-1]],
  ['कक्षा 9 की फ़ीस', [9]],
  ['कक्षा ९', [9]],
  ['नौवीं कक्षा', [9]],
  ['दसवीं क्लास', [10]],
  ['कक्षा 1 से कक्षा 3', [1, 2, 3]],
  ['प्री-नर्सरी', [-2]],
])('finds the classes of "%s"', (text, expected) => {
  expect(levels(text)).toEqual(expected)
  expect(findLevels(text)).toEqual(expected)
})
