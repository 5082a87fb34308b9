import type { Project } from './files'
import { findSamplePage, findSampleParagraphs, findSampleValues } from './sample-marks'
import type { Section, Entry } from './types'

/** The action for the sample values of a file. The last row matches all other files. */
const actions: readonly [files: RegExp, about: string, action: string][] = [
  [
    /^content\/school\.ts$/u,
    'Who the school is',
    'Enter the school’s own name, address, numbers and links.',
  ],
  [
    /^content\/words\/en\/home\.ts$/u,
    'Words of the home page',
    'Have the motto, the mission and the officers’ words confirmed or rewritten.',
  ],
  [
    /^content\/data\/institutions\.ts$/u,
    'The sister institutions',
    'Give the names of the two, a sentence on each, and the address of the one that has a site.',
  ],
  [
    /^content\/words\/en\/enquiry-page\.ts$/u,
    'Words of the admission enquiry page',
    'Quote parents who have agreed to it, and have the answers read by the admission desk.',
  ],
  [
    /^content\/data\/school-year\.ts$/u,
    'The school year',
    'Enter the holidays, terms, examinations and meetings of the session.',
  ],
  [/./u, 'Other sample values', 'Replace the value by the school’s own.'],
]

/** Whether an entry is in Bengali or Hindi: its line names the language. */
const isTranslation = ({ says }: Entry) => /\blang: '(?:bn|hi)'/u.test(says)

const isEnglish = (entry: Entry) => !isTranslation(entry)

const createMatters = (values: readonly Entry[]) =>
  actions.map((row) => ({
    about: row[1],
    action: row[2],
    entries: values.filter(({ file }) => actions.find(([files]) => files.test(file)) === row),
  }))

/**
 * Lists everything in `content` that is marked `// sample`, `sample: true` or `<!-- sample -->`, with translations in a
 * separate section.
 */
export function createSampleSections(project: Project): Section[] {
  const values = project
    .filesBelow('content', '.ts')
    .flatMap((file) => findSampleValues(file, project.read(file)))
  const markdown = project.filesBelow('content', '.md')
  const pages = markdown.flatMap((file) => findSamplePage(file, project.read(file)))
  const rules = markdown.flatMap((file) => findSampleParagraphs(file, project.read(file)))
  return [
    {
      title: 'Sample values: enter the real value and remove the mark "// sample"',
      matters: createMatters(values.filter(isEnglish)),
    },
    {
      title: 'Sample texts: review and change them, and remove the mark "sample"',
      matters: [
        {
          about: 'Rules made up for this site',
          action: 'Confirm that it is the school’s rule, or write the rule that is.',
          entries: rules.filter(isEnglish),
        },
        {
          about: 'Pages written for the school',
          action: 'Confirm that it is true for the school, or rewrite it.',
          entries: pages.filter(isEnglish),
        },
        {
          about: 'Translations',
          action: 'Have them read by someone who writes Bengali or Hindi well.',
          entries: [...values, ...pages, ...rules].filter(isTranslation),
        },
      ],
    },
  ]
}
