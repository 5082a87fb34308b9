import { findBlock, renderBlock } from '@/app/blocks'
import { english, languages } from '@/content/languages'
import { renderDocument, type BlockPart } from '@/lib/rich-text/markdown'
import { loadDocumentParts, listDocuments } from '@/lib/pages/information'
import { parsePage } from '@/lib/routing/translations'

const isBlock = (part: { kind: string }): part is BlockPart => part.kind === 'block'

const page = { path: '/contact', language: english }

it.each(languages)('every block of the documents in $englishName is known', async ({ code }) => {
  const pages = (await listDocuments()).map((path) => parsePage(path.split('/').slice(1)))
  const pagesInLanguage = pages.filter(({ language }) => language.code === code)
  expect(pagesInLanguage.length).toBeGreaterThan(0)
  for (const page of pagesInLanguage) {
    const parts = await loadDocumentParts(page.path, page.language)
    for (const part of parts.filter(isBlock)) findBlock(part, page)
  }
})

it.each([
  ['an unknown block', '::contact-bored', 'there is no block "contact-bored"'],
  ['a name of every object', '::constructor', 'there is no block "constructor"'],
  ['an unknown attribute', '::contact-board{desk=2}', 'Unrecognized key: "desk"'],
  ['an attribute that a table does not have', '::fee-table{group=ten}', 'at group'],
  ['an attribute that is missing', '::fee-table', 'at group'],
  ['a page that the site does not have', '::cards{label=A pages=/nowhere}', 'no page /nowhere'],
])('refuses %s, with file and line', (_, source, message) => {
  const [part] = renderDocument(`\n\n${source}`).filter(isBlock)
  const find = () => findBlock(part!, page)
  expect(find).toThrow(`content/pages/contact.md:3: `)
  expect(find).toThrow(message)
})

it.each([
  ['a list', '- one\n- ::contact-board'],
  ['a quotation', '> ::contact-board'],
  ['another block', ':::note\n\n::contact-board\n\n:::'],
])('refuses a block in %s, with its line', (_, source) => {
  expect(() => renderDocument(`\n${source}`)).toThrow(/^[23456]: the block "contact-board" is/)
})

it('reads the parts of a document in their order', () => {
  const parts = renderDocument(
    'Opening.\n\n::picture\n\nWords.\n\nMore.\n\n## One\n\nA\n\n## Two\n\nB\n\n::one-day\n\nLast.',
  )
  expect(parts.map(({ kind }) => kind)).toEqual([
    'opening',
    'block',
    'text',
    'section',
    'section',
    'block',
    'text',
  ])
})

it('reads a colon in words as a colon', () => {
  const [part] = renderDocument('At 7:30, by C:new and :smile, see https://school.example/a:b.')
  expect(JSON.stringify(part)).toContain('At 7:30, by C:new and :smile, see ')
})

it('passes the words of a container to its block', async () => {
  const [part] = renderDocument(':::note{tone=warn}\n\nFees are **not** refunded.\n\n:::')
  const rendered = await renderBlock(part as BlockPart, { ...page, frame: {} as never })
  expect(JSON.stringify(rendered.body)).toContain('"not"')
})
