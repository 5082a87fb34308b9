import type { RichNode } from '@/lib/rich-text/rich-nodes'
import { sanitiseHtml } from '@/lib/rich-text/safe-html'
import { createTeaser } from '@/lib/rich-text/teaser'

const getText = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : getText(node.children))).join('')

const listTags = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...listTags(node.children)]))

const story =
  '<p>The owl sat on the <strong>flagpole</strong> all morning.</p>' +
  '<p>Nobody rang the bell, since nobody <em>wanted</em> it to fly, and the first lesson began late.</p>'

it('keeps a short text as it is', () => {
  expect(createTeaser(sanitiseHtml(story), 400)).toEqual(sanitiseHtml(story))
})

it.each([40, 60, 90, 100, 110, 120, 130, 140, 150])(
  'cuts between words at %i characters',
  (limit) => {
    const text = getText(createTeaser(sanitiseHtml(story), limit))
    expect(text.length).toBeLessThanOrEqual(limit + 2)
    expect(text.match(/…/g)).toHaveLength(1)
    expect(text).toMatch(/…$/)
    const whole = getText(sanitiseHtml(story))
    const kept = text.slice(0, -1).trimEnd()
    expect(whole.startsWith(kept)).toBe(true)
    expect(whole.slice(kept.length)).toMatch(/^(?:\W|[A-Z])/)
  },
)

it('keeps the formatting, closes open elements, and leaves out pictures', () => {
  const nodes = sanitiseHtml(`<img src="/api/image/owl.jpg">${story}`)
  expect(listTags(createTeaser(nodes, 140))).toEqual(['p', 'strong', 'p', 'em'])
})

it('ends at a paragraph rather than with a word or two of the next', () => {
  expect(getText(createTeaser(sanitiseHtml(story), 80))).toBe(
    'The owl sat on the flagpole all morning…',
  )
})

it('limits the length of a list of single letters', () => {
  const html = `<ul>${'<li>a</li>'.repeat(300)}</ul>`
  expect(listTags(createTeaser(sanitiseHtml(html), 280)).length).toBeLessThan(14)
})

it('ends with an ellipsis where a line has no text', () => {
  const html = `<p>${'one '.repeat(10)}</p><p></p><p>${'two '.repeat(60)}</p>`
  expect(getText(createTeaser(sanitiseHtml(html), 100))).toMatch(/one…$/)
})

it('does not end with a heading', () => {
  const html = `<p>${'one '.repeat(10)}</p><h3>The method</h3><p>${'two '.repeat(60)}</p>`
  expect(getText(createTeaser(sanitiseHtml(html), 150))).toMatch(/one…$/)
})
