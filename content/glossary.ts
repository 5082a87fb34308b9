/**
 * The terms that are written alike everywhere, in English. Each language has its words for them in
 * `content/words/{code}/glossary.ts`. Names in tables (a class, a desk, a bus route) come from there (R-LANGUAGE-6).
 */
const terms = {
  school: ['Dooars Vale School', 'CBSE · Pre-Nursery to Class XII', 'DPS Society'],
  /** Of the school (`content/school.ts`). */
  places: ['Station Road', 'Dooars', 'West Bengal'],
  services: ['WhatsApp'],
  officers: ['Chairman', 'Pro-Vice Chancellor', 'Director', 'Principal'],
  classes: [
    'Pre-Nursery',
    'Nursery',
    'Prep',
    'Class I',
    'Class II',
    'Class III',
    'Class IV',
    'Class V',
    'Class VI',
    'Class VII',
    'Class VIII',
    'Class IX',
    'Class X',
    'Class XI',
    'Class XII',
  ],
  feeGroups: [
    'Pre-Nursery, Nursery and Prep',
    'Class I to VIII',
    'Class IX',
    'Class XI, new students',
    'Class XI, existing students',
    'Class XI, all streams',
  ],
  /** Large letters on the flags of the fee cards. */
  feeFlags: ['Pre', 'I–VIII', 'IX', 'XI'],
  routes: [
    'Within the town',
    'Goaltuli area',
    'Raninagar area',
    'Assam More/Kranti',
    'Odlabari/Jalpaiguri',
  ],
  desks: [
    'Reception',
    'Fee desk',
    'Admission desk',
    'Transport desk',
    'Books and uniforms',
    'Mobile app',
  ],
  streams: ['Science', 'Commerce', 'Humanities'],
  rooms: ['AC', 'Non-AC'],
  /** Of the school year (`content/data/school-year.ts`). A day that is not here keeps its English name. */
  days: [
    'Good Friday',
    'Dr Ambedkar Jayanti',
    'Naba Barsha',
    'May Day and Buddha Purnima',
    'Rabindra Jayanti',
    'Summer vacation',
    'First unit test',
    'Parent-teacher meeting',
    'Independence Day',
    'Milad-un-Nabi',
    'Half-yearly examination',
    'Gandhi Jayanti',
    'Puja vacation',
    'Parents and answer papers',
    'Kali Puja and Diwali',
    'Bhai Phonta',
    'Second unit test',
    'Winter vacation',
    'Pre-board examination',
    'Republic Day',
    'Saraswati Puja',
    'Annual examination',
    'Eid al-Fitr',
    'Dol and Holi',
    'Report cards',
  ],
} as const

type Terms = typeof terms

/** A word for each term, by its English name. */
export type Glossary = {
  readonly [Group in keyof Terms]: Readonly<Record<Terms[Group][number], string>>
}

const nameItself = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, name]))

/** The glossary of English: each term is its own name. */
export const englishGlossary = Object.fromEntries(
  Object.entries(terms).map(([group, names]) => [group, nameItself(names)]),
) as Glossary

/**
 * Returns the word of a language for a term of a table.
 * @throws Error when the glossary does not contain it
 */
export function getTerm(words: Readonly<Record<string, string>>, name: string): string {
  const word = words[name]
  if (word === undefined) throw new Error(`The glossary has no "${name}"`)
  return word
}
