/** One spelling for each thing (R-CONTENT-9), in the rendered words of every page with its header, menus and footer. */
import { routes } from '@/content/routes'
import { enquiryPage } from '@/content/words/en/enquiry-page'
import { readPage } from '@/lib/rich-text/read-page'
import { renderPage } from '@/tests/support/fixtures/rendered-pages'

// Outside of Next there is no cache.
jest.mock('next/cache', () => ({ unstable_cache: () => async () => 0 }))

const getText = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

const splitWords = (html: string) =>
  getText(html.replace(/<(script|style|option)\b[\s\S]*?<\/\1>/g, ''))

/** Headings and links with a capital, each of which may be the name of a page. The label of the consent is specified. */
const findNames = (html: string) =>
  Array.from(
    html.replace(/<label\b[\s\S]*?<\/label>/g, '').matchAll(/<(h[1-6]|a)\b[^>]*>([\s\S]*?)<\/\1>/g),
    ([, , text]) => getText(text!),
  ).filter((name) => /^\p{Lu}/u.test(name))

const found = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(new RegExp(`.{0,30}(?:${pattern.source}).{0,20}`, 'g')), String)

/** Names of pages by their lower case. A label and a title of the same words are written alike. */
async function pageNames() {
  const names = new Map<string, Set<string>>()
  for (const { path, label } of routes) {
    for (const name of [label, (await readPage(path)).title]) {
      names.set(name.toLowerCase(), (names.get(name.toLowerCase()) ?? new Set()).add(name))
    }
  }
  return names
}

it('writes the name of a page in one way', async () => {
  const names = [...(await pageNames()).values()].map((spellings) => [...spellings])
  expect(names.filter((spellings) => spellings.length > 1)).toEqual([])
})

describe.each(routes)('$path', ({ path }) => {
  let html: string
  beforeAll(async () => {
    html = await renderPage(path)
  })

  it('writes classes in Roman figures, except in the form and in the titles of the stages', () => {
    const words = enquiryPage.stages.cards.reduce(
      (text, { title }) => text.replaceAll(title, ''),
      splitWords(html),
    )
    expect(found(words, /\bClass(?:es)? \d/)).toEqual([])
  })

  it('writes sessions with a hyphen', () => {
    expect(found(splitWords(html), /\b20\d\d[–—]\d\d\b/)).toEqual([])
  })

  it('names one number of teachers', () => {
    const numbers = splitWords(html).match(/\b\d+\+?(?= teachers\b)/g)
    expect(new Set(numbers).size).toBeLessThanOrEqual(1)
  })

  it('writes the name of a page like the page itself', async () => {
    const names = await pageNames()
    const others = findNames(html).filter((name) => {
      const spellings = names.get(name.toLowerCase())
      return spellings && !spellings.has(name)
    })
    expect(others).toEqual([])
  })
})
