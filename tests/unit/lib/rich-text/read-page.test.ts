import { readFile } from 'node:fs/promises'
import { readPage } from '@/lib/rich-text/read-page'

jest.mock('node:fs/promises', () => ({ readFile: jest.fn() }))

const source = (...lines: string[]) => `---
title: The library
lead: Open shelves and a quiet room.
description: How the school library serves each age, and how borrowing works.
keywords: [library, reading, books]
picture: library
alt: Two children between tall bookshelves
${lines.join('\n')}
---

## Borrowing

Take the book to the desk.
`

const read = (...lines: string[]) => {
  jest.mocked(readFile).mockResolvedValue(source(...lines))
  return readPage('/our-campus/library')
}

const facts = ['facts:', '  - term: What', '    detail: Books']

it('reads the layout of a page and its parts', async () => {
  await expect(read('layout: activity', ...facts)).resolves.toMatchObject({
    layout: 'activity',
    facts: [{ term: 'What', detail: 'Books' }],
  })
  await expect(read('layout: rule', 'exceptions: [Borrowing]')).resolves.toMatchObject({
    exceptions: ['Borrowing'],
  })
})

it('writes the figures that a page names', async () => {
  const { facts } = await read(
    'layout: activity',
    'facts:',
    '  - term: What',
    "    detail: '{houses.count.words} houses'",
  )
  expect(facts?.[0]?.detail).toMatch(/^\p{Lu}\p{L}+ houses$/u)
})

it('refuses an unknown figure, with the file and the line', async () => {
  await expect(read('sample: {houses.colour}')).rejects.toThrow(
    'content/pages/our-campus/library.md:8: there is no figure {houses.colour}',
  )
})

it.each([
  ['an unknown layout', /layout/, ['layout: poster']],
  ['facts of a place', /only an activity has facts/, ['layout: place', ...facts]],
  ['exceptions of a place', /only a rule has exceptions/, ['layout: place', 'exceptions: [A]']],
  [
    'an exception that is no section',
    /no section "Fines"/,
    ['layout: rule', 'exceptions: [Fines]'],
  ],
])('refuses %s, with the name of the file', async (_, message, lines) => {
  const result = expect(read(...lines)).rejects
  await result.toThrow(message)
  await expect(read(...lines)).rejects.toThrow('content/pages/our-campus/library.md')
})
