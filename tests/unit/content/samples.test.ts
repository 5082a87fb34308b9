/** A site without samples (`SHOW_SAMPLES=false`): all pages, in all languages. */
import { routes } from '@/content/routes'

// Outside of Next there is no cache.
jest.mock('next/cache', () => ({ unstable_cache: () => async () => 0 }))

// Before the modules that read it.
process.env.SHOW_SAMPLES = 'false'

const page = `Words of the school.

A rule. <!-- sample -->

## Advice

- One point. <!-- sample -->

## Sheets

### The first

::sheet{of=one} <!-- sample -->

## Contact

Ring us.`

describe('withoutSamples', () => {
  it('takes off the marks, and nothing else, where samples are shown', async () => {
    const { withoutSamples } = await import('@/content/samples')
    expect(withoutSamples(page, true)).toBe(page.replaceAll(' <!-- sample -->', ''))
  })

  it('leaves out what is marked, with headings that have nothing else, and keeps the lines', async () => {
    const { withoutSamples } = await import('@/content/samples')
    const lines = withoutSamples(page).split('\n')
    expect(lines.filter(Boolean)).toEqual(['Words of the school.', '## Contact', 'Ring us.'])
    expect(lines).toHaveLength(page.split('\n').length)
  })
})

/** What says that it is a sample, in each language. */
const marks = /\bsamples?\b|নমুনা|नमून/giu
/** What is called so and is no sample of ours: the specimen of a certificate, papers to practise on. */
const names = /sample (?:transfer )?certificates?|sample papers|নমুনা সার্টিফিকেট|नमूना सर्टिफ़िकेट/giu

const textOf = (html: string) =>
  html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

it('shows no sample and no empty list on any page', async () => {
  const { languages, english } = await import('@/content/languages')
  const { translatedPaths } = await import('@/lib/routing/translations')
  const { renderPage } = await import('@/tests/support/fixtures/rendered-pages')
  const faults: string[] = []
  for (const language of languages) {
    const paths =
      language.code === english.code ? routes.map(({ path }) => path) : translatedPaths(language)
    for (const path of paths) {
      const html = await renderPage(path, language)
      const found = [
        ...(textOf(html).replace(names, '').match(marks) ?? []),
        ...(html.match(/<(ul|ol|dl|tbody|table)\b[^>]*><\/\1>/g) ?? []),
      ]
      if (found.length > 0) faults.push(`${language.code} ${path}: ${found.join(', ')}`)
    }
  }
  expect(faults).toEqual([])
}, 120_000)

it('finds no sample either', async () => {
  const { staticEntries } = await import('@/lib/search/page-entries')
  const entries = JSON.stringify(await staticEntries())
  expect(entries.replace(names, '').match(marks)).toBeNull()
  expect(entries).not.toContain('/our-campus#')
})
