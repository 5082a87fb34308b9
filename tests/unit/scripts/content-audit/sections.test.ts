import { readFileSync } from 'node:fs'
import * as disclosure from '@/content/data/disclosure'
import { openQuestions } from '@/content/data/open-questions'
import { createChecklist } from '@/scripts/content-audit/sections'
import { openProject, type Project } from '@/scripts/content-audit/files'
import { formatChecklist } from '@/scripts/content-audit/print'
import {
  findSamplePage,
  findSampleParagraphs,
  findSampleValues,
} from '@/scripts/content-audit/sample-marks'
import { createSampleSections } from '@/scripts/content-audit/samples'
import { createPlaceholderSection } from '@/scripts/content-audit/placeholders'
import type { Section } from '@/scripts/content-audit/types'
import { filesBelow, root } from '@/tests/support/fixtures/files'

/** A project with only these files. */
const createProject = (files: Record<string, string>): Project => ({
  read: (file) => files[file] ?? '',
  filesBelow: (folder, extension) =>
    Object.keys(files).filter((file) => file.startsWith(`${folder}/`) && file.endsWith(extension)),
})

const listMatters = (sections: Section[]) => sections.flatMap(({ matters }) => matters)

/** Formats the entries of one matter as `file:line text`. */
const formatEntries = (sections: Section[], about: string) =>
  listMatters(sections)
    .find((matter) => matter.about === about)
    ?.entries.map(({ file, line, says }) => `${file}:${line ?? ''} ${says}`)

const sections = createChecklist(openProject(root))
const entries = listMatters(sections).flatMap((matter) => matter.entries)

describe('a mark', () => {
  it('lists the value on its line, but not a value without the mark', () => {
    const source = "const a = {\n  name: 'Old', // sample\n  town: 'Real',\n}\n"
    expect(findSampleValues('a.ts', source)).toEqual([
      { file: 'a.ts', line: 2, says: "name: 'Old'" },
    ])
    expect(findSampleValues('a.ts', source.replace(' // sample', ''))).toEqual([])
  })

  it('lists the page when it is in the front matter', () => {
    const page = '---\ntitle: Library\nsample: true\n---\n\nWords.\n'
    expect(findSamplePage('a.md', page)).toEqual([{ file: 'a.md', line: 3, says: 'Library' }])
    expect(findSamplePage('a.md', page.replace('sample: true\n', ''))).toEqual([])
    expect(findSamplePage('a.md', '---\ntitle: Library\n---\n\nsample: true\n')).toEqual([])
  })

  it('lists a paragraph of a page, without the mark itself', () => {
    const page = '---\ntitle: Fees\n---\n\nGiven.\n\n- Made **up**. <!-- sample -->\n'
    expect(findSampleParagraphs('a.md', page)).toEqual([
      { file: 'a.md', line: 7, says: 'Made **up**.' },
    ])
  })

  it.each(
    filesBelow('content')
      .filter((file) => /\.(?:ts|md)$/.test(file))
      .flatMap((file) =>
        readFileSync(`content/${file}`, 'utf8')
          .split('\n')
          .flatMap((text, index) =>
            /\/\/ sample\b|^sample: true$|<!-- sample -->$/.test(text)
              ? [`content/${file}:${index + 1}`]
              : [],
          ),
      ),
  )('at %s is listed once', (location) => {
    expect(entries.filter(({ file, line }) => `${file}:${line}` === location)).toHaveLength(1)
  })
})

describe('the owner’s checklist', () => {
  it('groups values by action and lists translations separately', () => {
    const found = createSampleSections(
      createProject({
        'content/school.ts': "name: 'A', // sample\nlocal: { text: 'B', lang: 'bn' }, // sample",
        'content/data/new.ts': 'export const x = 1 // sample',
        'content/pages/about.md': '---\ntitle: About\nsample: true\n---\n',
      }),
    )
    expect(formatEntries(found, 'Who the school is')).toEqual(["content/school.ts:1 name: 'A'"])
    expect(formatEntries(found, 'Other sample values')).toEqual([
      'content/data/new.ts:1 export const x = 1',
    ])
    expect(formatEntries(found, 'Pages written for the school')).toEqual([
      'content/pages/about.md:3 About',
    ])
    expect(formatEntries(found, 'Translations')).toEqual([
      "content/school.ts:2 local: { text: 'B', lang: 'bn' }",
    ])
  })

  it('counts records, generated documents and generated pictures, but not the school’s own', () => {
    const generated = '%PDF-1.7 <pdf:Producer>PDFKit</pdf:Producer>'
    const placeholders = [
      createPlaceholderSection(
        createProject({
          'content/records/news.json': '[{}, {}]',
          'public/documents/fire.pdf': '%PDF-1.4 <pdf:Producer>Scanner</pdf:Producer>',
          'public/documents/book-list/prep.pdf': generated,
          'public/documents/book-list/nursery.pdf': generated,
          'content/data/galleries.ts': 'export const a = {\n  classX: {},\n}',
          'artwork/illustrations/rendered.json':
            '{"result-x-01": "0", "result-x-02": "0", "content/media/albums/bus.jpg": "0"}',
        }),
      ),
    ]
    expect(formatEntries(placeholders, 'News, events, albums and other records')).toEqual([
      'content/records/news.json:1 2 records',
    ])
    expect(formatEntries(placeholders, 'Documents drawn as samples')).toEqual([
      'public/documents/book-list: 2 documents',
    ])
    expect(formatEntries(placeholders, 'Drawn pictures')).toEqual([
      'content/data/galleries.ts:2 2 pictures: results of Class X',
      'content/media/albums: 1 picture: albums, events and tabloid',
    ])
  })

  it('lists every awaited row of the disclosure with its line', () => {
    const source = readFileSync('content/data/disclosure.ts', 'utf8').split('\n')
    const awaited = [
      ...[...disclosure.documents, ...disclosure.academics].filter(({ file }) => !file),
      ...[
        ...disclosure.generalInformation,
        ...disclosure.staffRows,
        ...disclosure.infrastructureRows,
      ].filter(({ value }) => value === undefined),
    ]
    for (const { item } of awaited) {
      const [entry, ...more] = entries.filter(({ says }) => says === item)
      expect(more).toEqual([])
      expect(source[entry!.line! - 1]).toContain(`'${item}'`)
    }
  })

  it.each([
    ['who counts as an existing student', /on our rolls in Class X/],
    ['what happens on the registration day', /talks with the teachers/],
    ['how to ask for a certificate', /applies to the Principal in writing/],
    ['that nothing else is paid for admission', /no other payment for admission/i],
  ])('lists the sample rule %s', (_, pattern) => {
    const rules = listMatters(sections).find(({ about }) => about === 'Rules made up for this site')
    expect(rules?.entries.filter(({ says }) => pattern.test(says))).toHaveLength(1)
  })

  it.each([
    /posts add up to 104, the total says 105/,
    /born to 01\/04\/2023/,
    /Class XI, all streams/,
    /non-refundable/,
    /Six kinds of laboratory/,
    /emergency/,
    /lawyer/,
    /400 days/,
    /bands of Class XI/,
  ])('lists the open question %s', (about) => {
    expect(listMatters(sections).some((matter) => about.test(matter.about))).toBe(true)
  })

  it.each(openQuestions.flatMap(({ places }) => places))(
    'finds "$text" on one line of $file',
    ({ file, text }) => {
      expect(readFileSync(file, 'utf8').split(text)).toHaveLength(2)
    },
  )

  it('fits a terminal of 80 columns', () => {
    const [title, ...lines] = formatChecklist(sections, 80).split('\n')
    expect(title).toBe(`Owner’s checklist: ${entries.length} places to settle`)
    const sentences = lines.filter((line) => /^ {6}\S+ /.test(line) && !/^ {6}\S+\/\S+/.test(line))
    expect(sentences.filter((line) => line.length > 80)).toEqual([])
    for (const { file, line } of entries) {
      expect(lines.join('\n')).toContain(`      ${file}${line ? `:${line}` : ''}  `.trimEnd())
    }
  })
})
