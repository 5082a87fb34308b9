import { bookLists, bookListSession } from '../../content/data/book-list'
import { subjectCombinations } from '../../content/data/subjects'
import type { Sheet, SheetTable } from './sheet'

type ClassName = (typeof bookLists)[number]['className']

/** A line of a list: subject, book, notebooks. */
type Line = readonly [subject: string, book: string, notebooks: string]

const booksOf = (lines: readonly Line[]): SheetTable => ({
  head: ['Subject', 'Book', 'Notebooks'],
  shares: [1.3, 2.2, 1.6],
  rows: lines,
})

const prePrimary = booksOf([
  ['English', 'Picture book and first reader', '1, four lines'],
  ['Numbers', 'Book of numbers and shapes', '1, large squares'],
  ['Rhymes and stories', 'Book of rhymes', '–'],
  ['Drawing', 'Drawing book, A4', 'Wax crayons, 12 colours'],
])

const primary = (ofClass: string) =>
  booksOf([
    ['English', `NCERT textbook, ${ofClass}`, '2, four lines'],
    ['Second language: Hindi or Bengali', `Textbook, ${ofClass}`, '2, single line'],
    ['Mathematics', `NCERT textbook, ${ofClass}`, '2, squares'],
    ['The world around us', `NCERT textbook, ${ofClass}`, '1, interleaved'],
    ['Computer', `Workbook, ${ofClass}`, '–'],
    ['Drawing', 'Drawing book, A4', 'Crayons or water colours'],
  ])

const middle = (ofClass: string) =>
  booksOf([
    ['English', `NCERT textbook, ${ofClass}`, '2, single line'],
    ['Hindi', `Textbook, ${ofClass}`, '1, single line'],
    ['Bengali', `Textbook, ${ofClass}`, '1, single line'],
    ['Mathematics', `NCERT textbook, ${ofClass}`, '3, squares'],
    ['Science', `NCERT textbook, ${ofClass}`, '2, interleaved'],
    ['Social science', `NCERT textbooks, ${ofClass}`, '2, single line'],
    ['Computer, AI and coding', `Workbook, ${ofClass}`, '1, single line'],
  ])

const secondary = (ofClass: string) =>
  booksOf([
    ['English', `NCERT textbooks, ${ofClass}`, '2, single line'],
    ['Second language: Hindi or Bengali', `Textbook, ${ofClass}`, '2, single line'],
    ['Mathematics', `NCERT textbook, ${ofClass}`, '3, squares; geometry box'],
    ['Science', `NCERT textbook, ${ofClass}`, '3, single line; practical file'],
    ['Social science', `NCERT textbooks, ${ofClass}`, '3, single line; map book'],
    ['Information technology', `Textbook, ${ofClass}`, '1, single line'],
  ])

const senior: SheetTable = {
  head: ['Stream', 'NCERT textbooks of the compulsory subjects', 'Books of the chosen subjects'],
  shares: [1, 2, 3],
  rows: subjectCombinations.map(({ stream, compulsory, choices }) => [
    stream,
    compulsory.join(', '),
    choices.map((choice) => `One of: ${choice.join(', ')}.`).join(' '),
  ]),
}

function tableOf(className: ClassName): SheetTable {
  switch (className) {
    case 'Pre-Nursery':
    case 'Nursery':
    case 'Prep':
      return prePrimary
    case 'Class I':
    case 'Class II':
    case 'Class III':
    case 'Class IV':
    case 'Class V':
      return primary(className)
    case 'Class VI':
    case 'Class VII':
    case 'Class VIII':
      return middle(className)
    case 'Class IX':
    case 'Class X':
      return secondary(className)
    case 'Class XI':
    case 'Class XII':
      return senior
  }
}

const advice = {
  list: [
    'Compare the edition and the year on the cover with this list before you pay.',
    'A used book that is whole and of the right edition is as good as a new one.',
    'Write the child’s name, class and section in every book and notebook.',
    'Questions about books and uniforms: parent help desk, press 5, 8:00 AM to 8:00 PM.',
  ],
}

/** The book list of each class (R-INFO-6): samples that show the place and the form. */
export const bookListSheets: readonly Sheet[] = bookLists.map(({ className, slug }) => ({
  slug,
  title: `Book list, ${className}`,
  subtitle: `Session ${bookListSession}`,
  blocks: [tableOf(className), 'Before you buy', advice],
}))
