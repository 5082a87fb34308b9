import { findChangedParts, listSourceParts } from '@/lib/rich-text/source-parts'

const page = {
  title: 'Admission',
  lead: 'New children join.',
  alt: 'A gate',
  facts: undefined,
  body: 'A session runs\nfrom April.\n\n## In four steps\n\n1. Ask.\n\n## Papers\n\nBring them.',
}
const signed = listSourceParts(page)

it('has a hash for the head, for the text before the first heading, and for each section', () => {
  expect(Object.keys(signed)).toEqual(['lead', 'intro', 'In four steps', 'Papers'])
})

it('ignores a changed line break', () => {
  expect(
    findChangedParts({ ...page, body: page.body.replace('runs\nfrom', 'runs from') }, signed),
  ).toEqual([])
})

it.each([
  ['lead', { ...page, lead: 'Children join.' }],
  ['intro', { ...page, body: page.body.replace('April', 'May') }],
  ['Papers', { ...page, body: page.body.replace('them', 'copies') }],
])('names the part that has changed: %s', (part, changed) => {
  expect(findChangedParts(changed, signed)).toEqual([part])
})

it('names a removed section, and a new one', () => {
  const renamed = { ...page, body: page.body.replace('## Papers', '## Documents') }
  expect(findChangedParts(renamed, signed)).toEqual(['Documents', 'Papers'])
})
