import { toEuropeanDigits } from '@/lib/core/normalise'

/**
 * Recognises the classes of the school in any notation: "Class IX", "class-9", "9th std", "nine". A class is a
 * level: -2 Pre-Nursery, -1 Nursery, 0 Prep, then 1 to 12.
 */

const preNursery = -2
const firstNumbered = 1

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const cardinals = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const bengaliOrdinals = 'প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম ষষ্ঠ সপ্তম অষ্টম নবম দশম একাদশ দ্বাদশ'.split(' ')
const hindiOrdinals = 'पहली दूसरी तीसरी चौथी पाँचवीं छठी सातवीं आठवीं नौवीं दसवीं ग्यारहवीं बारहवीं'.split(
  ' ',
)
/** Other spellings of the same classes. */
const spellings = new Map([
  ['पांचवीं', 5],
  ['छठवीं', 6],
  ['नवीं', 9],
])

/** Returns the figures of a number in the script whose zero is given. */
const getDigits = (zero: number, level: number) =>
  String(level).replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

const numberedLevels = new Map([
  ...spellings,
  ...romans.flatMap((roman, index) => {
    const level = index + firstNumbered
    const ending = ['th', 'st', 'nd', 'rd'][level <= 3 ? level : 0]!
    const names = [roman, cardinals[index]!, ordinals[index]!, String(level), `${level}${ending}`]
    const indianOrdinals = [bengaliOrdinals[index]!, hindiOrdinals[index]!]
    const figures = [getDigits(0x9e6, level), getDigits(0x966, level)]
    return [...names, `${level}th`, ...indianOrdinals, ...figures].map(
      (name) => [name, level] as const,
    )
  }),
])

const namedLevels = new Map([
  ['prenursery', preNursery],
  ['playgroup', preNursery],
  ['nursery', -1],
  ['prep', 0],
  ['preparatory', 0],
  ['prepatory', 0],
  ['kg', 0],
  ['lkg', 0],
  ['ukg', 0],
  ['kindergarten', 0],
  ['নার্সারি', -1],
  ['প্রেপ', 0],
  ['কেজি', 0],
  ['नर्सरी', -1],
  ['प्रेप', 0],
  ['केजी', 0],
])

/** Words before a class. After a number, only the singular names a class: "three classes" is a count. */
const classWord =
  /^(?:clas|class|classes|std|standard|grade|cls|ক্লাস|ক্লাসের|শ্রেণি|শ্রেণির|শ্রেণী|শ্রেণীর|कक्षा|क्लास)$/
const singleClass =
  /^(?:clas|class|std|standard|grade|ক্লাস|ক্লাসের|শ্রেণি|শ্রেণির|শ্রেণিতে|শ্রেণী|শ্রেণীর|कक्षा|क्लास)$/
const conjunction = /^(?:and|or|ও|আর|এবং|और)$/

/** A normalised word, and the characters between it and the previous word. */
export type Token = { folded: string; gap: string }

/** Parses the level that a single word can mean: "9", "ix", "ninth", "nursery". */
export const parseClassLevel = (folded: string): number | undefined =>
  numberedLevels.get(folded) ?? namedLevels.get(folded)

/** Parses the level of an address such as `?class=9`, `?class=pre-nursery` or `/class/class-ix`. */
export const parseLevel = (text: string): number | undefined =>
  parseClassLevel(
    toEuropeanDigits(text)
      .toLowerCase()
      .replace(/[^a-z\d]|^class/g, ''),
  )

/** All levels, youngest first. */
export const levels: readonly number[] = Array.from(
  { length: 15 },
  (_, index) => preNursery + index,
)

const names = ['Pre-Nursery', 'Nursery', 'Prep']

/** 'Class IX' for 9, 'Nursery' for -1. */
export const getLevelName = (level: number): string =>
  names[level - preNursery] ?? `Class ${toRoman(level)}`

/** Returns the level in an address: '9', 'pre-nursery'. */
export const getLevelSlug = (level: number): string =>
  names[level - preNursery]?.toLowerCase() ?? String(level)

/** Returns the path of the page of a class (R-CLASS-1). */
export const getClassPath = (level: number): string => `/class/${getLevelSlug(level)}`

/**
 * Returns whether content for these levels is for a level. Content without levels is for all, and without a level
 * everything is.
 */
export const isForLevel = (levels: readonly number[], level: number | undefined): boolean =>
  level === undefined || levels.length === 0 || levels.includes(level)

/** Parses the level that an address names with `?class=9`; `undefined` when it is invalid. */
export const parseUrlLevel = (url: string): number | undefined =>
  parseLevel(new URL(url).searchParams.get('class') ?? '')

/** Returns the path of what is for one class. */
export const withLevel = (path: string, level: number | undefined): string =>
  level === undefined ? path : `${path}?class=${getLevelSlug(level)}`

const toRoman = (level: number) => romans[level - firstNumbered]!.toUpperCase()

/** 'Classes III to IX and XI' for these levels; empty for none. */
export function getLevelsName(levels: readonly number[]): string {
  const runs: { from: number; to: number }[] = []
  for (const level of levels) {
    const last = runs.at(-1)
    if (last?.to === level - 1) last.to = level
    else runs.push({ from: level, to: level })
  }
  const isNumbered = levels.length > 1 && levels.every((level) => level >= firstNumbered)
  const formatLevel = isNumbered ? toRoman : getLevelName
  const parts = runs.flatMap(({ from, to }) => {
    if (from === to) return formatLevel(from)
    return to === from + 1
      ? [formatLevel(from), formatLevel(to)]
      : `${formatLevel(from)} to ${formatLevel(to)}`
  })
  const text = [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ')
  return isNumbered ? `Classes ${text}` : text
}

/** Finds the levels of all classes that a text names, youngest first. */
export const findLevels = (text: string): number[] => takeLevels(text).levels

/** Takes the levels of all classes that a text names, youngest first, and the text without their names. */
export function takeLevels(text: string): { levels: number[]; rest: string } {
  const matches = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)]
  const tokens = matches.map(({ 0: word, index }, position) => {
    const previous = matches[position - 1]
    const gap = previous ? text.slice(previous.index + previous[0].length, index) : ''
    return { folded: word.toLowerCase(), gap }
  })
  const levelsByPosition = findClassLevels(tokens)
  const rest = matches.reduceRight(
    (text, { 0: word, index }, position) =>
      levelsByPosition.has(position)
        ? text.slice(0, index) + text.slice(index + word.length)
        : text,
    text,
  )
  return { levels: [...new Set([...levelsByPosition.values()].flat())].sort((a, b) => a - b), rest }
}

export const getLevelTerm = (level: number): string => `=class${level}`
export const isLevelTerm = (term: string): boolean => term.startsWith('=class')

/**
 * Finds the classes in a text, by the position of the word. Every word of "Classes I to VIII" gets all eight
 * levels.
 */
export function findClassLevels(words: readonly Token[]): Map<number, readonly number[]> {
  const levelsByPosition = new Map<number, readonly number[]>()
  for (let position = 0; position < words.length; position++) {
    const run = takeRun(words, position)
    if (!run) continue
    for (let index = position; index <= run.end; index++) levelsByPosition.set(index, run.levels)
    position = run.end
  }
  return levelsByPosition
}

/** Consecutive words that name classes. */
type Run = { levels: readonly number[]; end: number }

function takeRun(words: readonly Token[], position: number): Run | undefined {
  const { folded } = words[position]!
  if (classWord.test(folded)) return takeClassList(words, position + 1, false)
  // "9th class", "IX standard"
  const numberBefore = numberedLevels.get(folded)
  if (numberBefore !== undefined && singleClass.test(words[position + 1]?.folded ?? '')) {
    const list = takeClassList(words, position + 2, false)
    return list ?? { levels: [numberBefore], end: position + 1 }
  }
  return takeNamed(words, position) ? takeClassList(words, position, true) : undefined
}

const isPreNursery = (word: string | undefined) => namedLevels.get(word ?? '') === -1

/** Takes a class with a name. "Pre-Nursery" is two words. */
function takeNamed(words: readonly Token[], position: number): Run | undefined {
  const word = words[position]?.folded
  const level = namedLevels.get(word ?? '')
  if (level !== undefined) return { levels: [level], end: position }
  const isPre = /^(?:pre|প্রি|प्री)$/.test(word ?? '') && isPreNursery(words[position + 1]?.folded)
  const isPlay = word === 'play' && /^(?:group|school)$/.test(words[position + 1]?.folded ?? '')
  return isPre || isPlay ? { levels: [preNursery], end: position + 1 } : undefined
}

function takeLevel(words: readonly Token[], position: number): Run | undefined {
  const level = numberedLevels.get(words[position]?.folded ?? '')
  return level === undefined ? takeNamed(words, position) : { levels: [level], end: position }
}

/** Takes a list of classes: "I to VIII", "XI and XII", "Nursery to Class V", "VI–IX". */
function takeClassList(
  words: readonly Token[],
  start: number,
  needsName: boolean,
): Run | undefined {
  const first = needsName ? takeNamed(words, start) : takeLevel(words, start)
  if (!first) return undefined
  let run = first
  for (let next = nextClass(words, run.end); next; next = nextClass(words, run.end)) {
    const from = run.levels.at(-1)!
    const to = next.levels[0]!
    const between = next.isRange
      ? Array.from({ length: to - from }, (_, step) => from + step + 1)
      : [to]
    run = { levels: [...run.levels, ...between], end: next.end }
  }
  return run
}

/** Returns the next class of a list, if any. A range must be ascending. */
function nextClass(words: readonly Token[], end: number): (Run & { isRange: boolean }) | undefined {
  let position = end + 1
  const link = words[position]
  if (!link) return undefined
  const isDash = /^\s*[-–—]\s*$/.test(link.gap)
  const isTo = /^(?:to|থেকে|से)$/.test(link.folded)
  if (isTo || conjunction.test(link.folded)) position++
  else if (!isDash && !/^\s*[,&/]\s*$/.test(link.gap)) return undefined
  const hasClassWord = classWord.test(words[position]?.folded ?? '')
  const next = takeLevel(words, hasClassWord ? position + 1 : position)
  const last = takeLevel(words, end)?.levels[0] ?? -Infinity
  const isRange = (isTo || isDash) && last < (next?.levels[0] ?? -Infinity)
  return next && { ...next, isRange }
}
