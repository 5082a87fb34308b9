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
  it('removes only the marks where samples are shown', async () => {
    const { withoutSamples } = await import('@/content/samples')
    expect(withoutSamples(page, true)).toBe(page.replaceAll(' <!-- sample -->', ''))
  })

  it('removes what is marked, with headings that have nothing else, and keeps the lines', async () => {
    const { withoutSamples } = await import('@/content/samples')
    const lines = withoutSamples(page).split('\n')
    expect(lines.filter(Boolean)).toEqual(['Words of the school.', '## Contact', 'Ring us.'])
    expect(lines).toHaveLength(page.split('\n').length)
  })
})

/** Words for a sample in each language. */
const marks = /\bsamples?\b|নমুনা|नमून/giu
/** Other uses of these words: the specimen of a certificate, papers to practise on. */
const names =
  /(?:see a|certificate-) ?sample|sample (?:transfer )?certificates?|sample (?:papers|drawing questions)|নমুনা সার্টিফিকেট|नमूना सर्टिफ़िकेट/giu

const getText = (html: string) =>
  html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('a site without samples (R-CONTENT-10)', () => {
  const pages: { name: string; html: string }[] = []
  beforeAll(async () => {
    const { languages, english } = await import('@/content/languages')
    const { listTranslatedPaths } = await import('@/lib/routing/translations')
    const { renderPage } = await import('@/tests/support/fixtures/rendered-pages')
    for (const language of languages) {
      const isEnglish = language.code === english.code
      for (const path of isEnglish
        ? routes.map((route) => route.path)
        : listTranslatedPaths(language)) {
        pages.push({ name: `${language.code} ${path}`, html: await renderPage(path, language) })
      }
    }
  }, 120_000)

  it('shows no sample on any page, and no table without rows', () => {
    const faults = pages.flatMap(({ name, html }) => {
      const words = getText(html).replace(names, '').match(marks) ?? []
      const tables = html.match(/<(tbody|dl)\b[^>]*><\/\1>/g) ?? []
      return [...words, ...tables].map((fault) => `${name}: ${fault}`)
    })
    expect(faults).toEqual([])
  })

  it('finds no samples', async () => {
    const { listStaticEntries } = await import('@/lib/search/page-entries')
    const entries = JSON.stringify(await listStaticEntries())
    expect(entries.replace(names, '').match(marks)).toBeNull()
    expect(entries).not.toContain('/our-campus#')
  })
})
