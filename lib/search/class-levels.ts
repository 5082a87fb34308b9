/**
 * The classes of the school, however they are written: "Class IX", "class-9", "9th std", "nine". A class is
 * a number: -2 Pre-Nursery, -1 Nursery, 0 Prep, then 1 to 12.
 */

const preNursery = -2
const firstNumbered = 1

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
const cardinals = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

const numbered = new Map(
  romans.flatMap((roman, index) => {
    const level = index + firstNumbered
    const ending = ['th', 'st', 'nd', 'rd'][level <= 3 ? level : 0]!
    const names = [roman, cardinals[index]!, ordinals[index]!, String(level), `${level}${ending}`]
    return [...names, `${level}th`].map((name) => [name, level] as const)
  }),
)

const named = new Map([
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
])

/** Words that a class is counted with. "Classes" after a number only counts them: "three classes". */
const classWord = /^(?:class|classes|std|standard|grade|cls)$/
const singleClass = /^(?:class|std|standard|grade)$/
const joining = /^(?:and|or)$/

/** What the recognition needs of a word: its letters, folded, and what parts it from the word before. */
export type SpokenClass = { folded: string; gap: string }

/** The class that a word by itself may mean: "9", "ix", "ninth", "nursery". */
export const classLevelOf = (folded: string): number | undefined =>
  numbered.get(folded) ?? named.get(folded)

/** The term that a class is indexed by. */
export const levelTerm = (level: number): string => `=class${level}`

/**
 * The classes that stand in a text, by the place of the word that names them. Every word of "Classes I to VIII"
 * names all eight.
 */
export function classLevelsIn(words: readonly SpokenClass[]): Map<number, readonly number[]> {
  const found = new Map<number, readonly number[]>()
  for (let place = 0; place < words.length; place++) {
    const run = runAt(words, place)
    if (!run) continue
    for (let at = place; at <= run.end; at++) found.set(at, run.levels)
    place = run.end
  }
  return found
}

type Run = { levels: readonly number[]; end: number }

function runAt(words: readonly SpokenClass[], place: number): Run | undefined {
  const { folded } = words[place]!
  if (classWord.test(folded)) return listFrom(words, place + 1, false)
  // "9th class", "IX standard"
  const before = numbered.get(folded)
  if (before !== undefined && singleClass.test(words[place + 1]?.folded ?? '')) {
    const after = listFrom(words, place + 2, false)
    return after ?? { levels: [before], end: place + 1 }
  }
  return namedAt(words, place) ? listFrom(words, place, true) : undefined
}

/** "Pre-Nursery" is two words to the eye of the index. */
function namedAt(words: readonly SpokenClass[], place: number): Run | undefined {
  const word = words[place]?.folded
  const level = named.get(word ?? '')
  if (level !== undefined) return { levels: [level], end: place }
  const isPre = word === 'pre' && words[place + 1]?.folded === 'nursery'
  const isPlay = word === 'play' && /^(?:group|school)$/.test(words[place + 1]?.folded ?? '')
  return isPre || isPlay ? { levels: [preNursery], end: place + 1 } : undefined
}

function levelAt(words: readonly SpokenClass[], place: number): Run | undefined {
  const level = numbered.get(words[place]?.folded ?? '')
  return level === undefined ? namedAt(words, place) : { levels: [level], end: place }
}

/** A list of classes: "I to VIII", "XI and XII", "Nursery to Class V", "VI–IX". */
function listFrom(
  words: readonly SpokenClass[],
  start: number,
  needsName: boolean,
): Run | undefined {
  const first = needsName ? namedAt(words, start) : levelAt(words, start)
  if (!first) return undefined
  let run = first
  for (let next = after(words, run.end); next; next = after(words, run.end)) {
    const from = run.levels.at(-1)!
    const to = next.levels[0]!
    const between = next.isRange
      ? Array.from({ length: to - from }, (_, step) => from + step + 1)
      : [to]
    run = { levels: [...run.levels, ...between], end: next.end }
  }
  return run
}

/** The class that goes on with a list, if one does. A range runs upwards. */
function after(
  words: readonly SpokenClass[],
  end: number,
): (Run & { isRange: boolean }) | undefined {
  let place = end + 1
  const link = words[place]
  if (!link) return undefined
  const isDash = /^\s*[-–—]\s*$/.test(link.gap)
  const isTo = link.folded === 'to'
  if (isTo || joining.test(link.folded)) place++
  else if (!isDash && !/^\s*[,&/]\s*$/.test(link.gap)) return undefined
  const isNumbered = classWord.test(words[place]?.folded ?? '')
  const next = levelAt(words, isNumbered ? place + 1 : place)
  const last = levelAt(words, end)?.levels[0] ?? -Infinity
  const isRange = (isTo || isDash) && last < (next?.levels[0] ?? -Infinity)
  return next && { ...next, isRange }
}
