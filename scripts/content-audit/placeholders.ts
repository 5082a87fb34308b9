import path from 'node:path'
import { isDrawnSample } from '../disclosure/faults'
import { findLine, type Project } from './files'
import type { Section, Entry } from './types'

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

function records(project: Project): Entry[] {
  return project.filesBelow('content/records', '.json').map((file) => {
    const { length } = JSON.parse(project.read(file)) as unknown[]
    return { file, line: 1, says: count(length, 'record') }
  })
}

/** Lists folders with generated documents, and their number. */
function documents(project: Project): Entry[] {
  const folders = ['content/media/documents', 'public/documents']
    .flatMap((folder) => project.filesBelow(folder, '.pdf'))
    .filter((file) => isDrawnSample(Buffer.from(project.read(file))))
    .map((file) => path.posix.dirname(file))
  return [...new Set(folders)].map((folder) => {
    const { length } = folders.filter((name) => name === folder)
    return { file: folder, says: count(length, 'document') }
  })
}

/** Kinds of pictures by file name, and the source that selects them. The last row matches all others. */
const pictureKinds: readonly [names: RegExp, kind: string, file: string, text?: string][] = [
  [/^slide-/u, 'the slides of home, wide and for phones', 'content/data/slides.ts', 'const slides'],
  [/^result-x-/u, 'results of Class X', 'content/data/galleries.ts', 'classX:'],
  [/^result-xii-/u, 'results of Class XII', 'content/data/galleries.ts', 'classXII:'],
  [/^coup-delite-/u, 'the year’s honours', 'content/data/galleries.ts', 'honours:'],
  [
    /-sheet$/u,
    'the managing committee and the fee policy, as sheets',
    'artwork/illustrations/sheets.ts',
    'const COMMITTEE =',
  ],
  [/^content\/media\/albums\//u, 'albums, events and tabloid', 'content/media/albums'],
  [/./u, 'all other pages', 'artwork/illustrations/pictures.ts', 'export const PICTURES'],
]

/** Lists pictures that `npm run pictures` has generated, by kind. */
function pictures(project: Project): Entry[] {
  const drawn = Object.keys(
    JSON.parse(project.read('artwork/illustrations/rendered.json')) as Record<string, string>,
  )
  return pictureKinds.flatMap((row) => {
    const [, kind, file, text] = row
    const names = drawn.filter((name) => pictureKinds.find(([names]) => names.test(name)) === row)
    const line = text === undefined ? undefined : findLine(project.read(file), text)
    return names.length > 0
      ? [{ file, line, says: `${count(names.length, 'picture')}: ${kind}` }]
      : []
  })
}

/** Lists placeholders for missing content: records, documents, pictures, the crest. */
export function createPlaceholderSection(project: Project): Section {
  return {
    title: 'Sample records, documents and drawn pictures',
    matters: [
      {
        about: 'News, events, albums and other records',
        action:
          'Connect the school’s content service (README, "Connect the content service"), which replaces all of them, or write the school’s own.',
        entries: records(project),
      },
      {
        about: 'Documents drawn as samples',
        action: 'Put the school’s own in their place, under the same name.',
        entries: documents(project),
      },
      {
        about: 'Drawn pictures',
        action: 'Put photographs in their place, with the consent of those who are in them.',
        entries: pictures(project),
      },
      {
        about: 'Crest and plan',
        action: 'Draw the school’s own crest, and the plan of its surroundings.',
        entries: [
          { file: 'artwork/illustrations/crest.ts', line: 1, says: 'The crest' },
          { file: 'public/map-plan.svg', says: 'The plan next to the address' },
          {
            file: 'components/layout/FooterMap/FooterMap.tsx',
            says: 'The labels of the plan',
          },
        ],
      },
    ],
  }
}
