import { currentSession } from '@/content/data/sessions'
import { translations } from '@/content/languages'
import { dynamicRoutes, fileRoutes, routes } from '@/content/routes'
import { resolvePath } from '@/lib/routing/resolve-path'
import { localizePath, listTranslatedPaths as pathsOf } from '@/lib/routing/translations'
import { filesBelow } from '@/tests/support/fixtures/files'

const resolve = (url: string, method = 'GET') => {
  const [pathname, query] = url.split('?')
  return resolvePath({ method, pathname: pathname!, search: query ? `?${query}` : '' })
}

/** A short form of a resolution: `next`, `308 /about`, `307 / (/abuot)`, `404`, `page /news/~`. */
const summarize = (url: string, method?: string) => {
  const resolution = resolve(url, method)
  switch (resolution.kind) {
    case 'redirect':
      return `308 ${resolution.to}`
    case 'redirect-home':
      return resolution.unknownPath ? `307 / (${resolution.unknownPath})` : '307 /'
    case 'redirect-language-home':
      return `307 ${resolution.to}`
    case 'not-found':
      return '404'
    case 'internal':
      return `page ${resolution.path}`
    case 'next':
      return 'next'
  }
}

const bengali = (letters: number) => encodeURIComponent('চ'.repeat(letters))

describe.each<[string, Record<string, string>]>([
  [
    'casing, slashes and escapes redirect once to the canonical path, with the query (R-ROUTE-3)',
    {
      '/about': 'next',
      '/ABOUT': '308 /about',
      '/About/': '308 /about',
      '//about': '308 /about',
      '/About//DPS-Society//?a=1&b=%2F': '308 /about/dps-society?a=1&b=%2F',
      '/fee-structure/fee-class-xi-allstreams': '308 /fee-structure/fee-class-XI-AllStreams',
      '/%61bout': '308 /about',
      '/about%2Fdps-society': '308 /about/dps-society',
      '/Sitemap.XML': '308 /sitemap.xml',
      '/events.ics/': '308 /events.ics',
    },
  ],
  [
    'names of records are case-sensitive (R-ROUTE-3)',
    {
      '/tabloid/First-Flush': 'next',
      '/Tabloid/First-Flush/?x=1': '308 /tabloid/First-Flush?x=1',
      '/tabloid/%E0%A6%9A%E0%A6%BE': 'next',
      '/NEWS/6B00': '308 /news/6B00',
      '/events/6b00': 'next',
      '/Events/6b00.ICS': '308 /events/6b00.ics',
      '/events/6b00.ics': 'next',
      '/tabloid/a%2Fb': 'next',
    },
  ],
  [
    'names that no record can have share one page',
    {
      '/news/..%5c..%5cetc': 'page /news/~',
      [`/news/${'a'.repeat(65)}`]: 'page /news/~',
      [`/tabloid/${bengali(80)}`]: 'next',
      [`/tabloid/${bengali(81)}`]: 'page /tabloid/~',
      '/events/a%20b.ics': '404',
      '/tabloid/a/b': '307 / (/tabloid/a/b)',
    },
  ],
  [
    'what follows a shared link is taken off (R-ROUTE-16)',
    {
      '/about%E0%A5%A4': '308 /about',
      [`/about${'*'.repeat(40)}`]: '308 /about',
      [`/about${')'.repeat(9000)}`]: `307 / (/about${')'.repeat(9000)})`,
      '/about।': '308 /about',
      '/about।ধন্যবাদ': '308 /about',
      '/about%E2%80%8B': '308 /about',
      '/about%E2%80%8Bmore': '308 /about',
      '/about%EF%BB%BF': '308 /about',
      '/about%C2%A0': '308 /about',
      '/about%20': '308 /about',
      '/about%0D%0A': '308 /about',
      '/%0A': '308 /',
      '/about%F0%9F%99%8F%F0%9F%8F%BD': '308 /about',
      '/admissionএ': '308 /admission',
      '/admission-তে': '308 /admission',
      '/about%EF%BC%89': '308 /about',
      '/about—see': '308 /about',
      '/bn/admission%F0%9F%99%8F': '308 /bn/admission',
      '/video视频': '307 /',
      '/about)': '308 /about',
      '/about%29%29.': '308 /about',
      '/about*': '308 /about',
      '/about*%E0%A5%A4%C2%A0': '308 /about',
      '/about_': '308 /about',
      '/about.': '308 /about',
      '/about,?x=1': '308 /about?x=1',
      '/About/%E2%80%8B': '308 /about',
      '/about/dps-society).': '308 /about/dps-society',
      '/about-us.html)': '308 /about',
      '/bn/admission%E0%A5%A4': '308 /bn/admission',
      '/%E0%A5%A4': '308 /',
      '/)': '308 /',
      '/documents/a.pdf%E2%80%8B': '308 /documents/a.pdf',
      '/documents/a.pdf)': '308 /documents/a.pdf',
      '/documents/a.pdf%F0%9F%99%8F': '308 /documents/a.pdf',
      '/api/image/ছবি.jpg': 'next',
      '/documents/a(1).pdf': 'next',
      '/news/6b00)': '308 /news/6b00',
      '/news/6b00%E0%A5%A4': '308 /news/6b00',
      '/News/6B00*': '308 /news/6B00',
      '/news/6b00_': 'next',
      '/news/6b00-': 'next',
      '/news/6b00-এ': '308 /news/6b00-',
      '/news/6b00%F0%9F%99%8F': '308 /news/6b00',
      '/events/6b00.ics%C2%A0': '308 /events/6b00.ics',
      '/events/6b00.': '308 /events/6b00',
      '/tabloid/first-flush%E2%80%8B': '308 /tabloid/first-flush',
      '/tabloid/first-flush)': '308 /tabloid/first-flush',
      '/tabloid/first-flush%F0%9F%99%8F': '308 /tabloid/first-flush',
      '/tabloid/first-flush-(2026)': 'next',
      '/tabloid/first-flush-(2026))': '308 /tabloid/first-flush-(2026)',
      '/tabloid/who-are-we!': 'next',
      '/tabloid/%E0%A6%9A%E0%A6%BE%E0%A5%A4': '308 /tabloid/%E0%A6%9A%E0%A6%BE',
      '/beyond-academic/photo-categories?id=6b00)': '308 /beyond-academic/photo-categories?id=6b00',
      '/beyond-academic/photo-categories/6b00*': '308 /beyond-academic/photo-categories?id=6b00',
      '/tabloid-inner?blog=first-flush%E0%A5%A4': '308 /tabloid/first-flush',
      '/news?year=2026)': '308 /news?year=2026',
      '/beyond-academic/photo-categories?id=6b00%F0%9F%99%8F':
        '308 /beyond-academic/photo-categories?id=6b00',
      '/news?year=2026&month=9%E2%80%8B': '308 /news?year=2026&month=9',
      '/search?q=fees%C2%A0': '308 /search?q=fees',
      '/search?q=bus+': 'page /query/search/cT1idXMr',
      '/search?q=fees+(day)': 'page /query/search/cT1mZWVzKyUyOGRheSUyOQ',
      '/search?q=fees)': '308 /search?q=fees',
      '/unknown)': '307 / (/unknown))',
      '//evil.example)': '307 / (/evil.example))',
    },
  ],
  [
    'albums have one URL, with the id in the query (R-GALLERY-6)',
    {
      '/beyond-academic/photo-categories?id=6b00': 'page /beyond-academic/photo-categories/6b00',
      '/Beyond-Academic/Photo-Categories/?id=6B00': '308 /beyond-academic/photo-categories?id=6B00',
      '/beyond-academics/photo-categories?id=6b': '308 /beyond-academic/photo-categories?id=6b',
      '/beyond-academic/photo-categories/6B00': '308 /beyond-academic/photo-categories?id=6B00',
      '/beyond-academic/photo-categories/~': '307 / (/beyond-academic/photo-categories/~)',
    },
  ],
  [
    'targets of rewrites redirect to their public URL only',
    {
      '/query/news?year=2026': '308 /news?year=2026',
      '/Query/Beyond-Academic/Events-Gallery': '308 /beyond-academic/events-gallery',
      '/query/news/eWVhcj0yMDI2': '308 /news',
      '/part/news/eWVhcj0yMDI2': '308 /news',
      '/query': '307 / (/query)',
      '/query/evil': '307 / (/query/evil)',
      '/query/%2F%2Fevil.example': '404',
      '/query/%5C%5Cevil': '307 / (/query/\\\\evil)',
    },
  ],
  [
    'old URLs of tabloid entries redirect to the entry (R-ROUTE-11)',
    {
      '/tabloid-inner': 'next',
      '/tabloid-inner?blog=&id=': 'next',
      '/tabloid-inner?blog=first-flush': '308 /tabloid/first-flush',
      '/Tabloid-Inner/?id=6b00': '308 /tabloid/6b00',
      '/tabloid-inner?blog=%E0%A6%9A%20x': '308 /tabloid/%E0%A6%9A%20x',
      '/tabloid-inner?blog=//evil.example': '308 /tabloid/%2F%2Fevil.example',
      '/tabloid-inner?blog=..': '308 /tabloid/~',
      '/tabloid-inner?blog=a%00': '308 /tabloid/~',
    },
  ],
  [
    'old pages redirect to their successors (R-ROUTE-4)',
    {
      '/About-Us.HTML': '308 /about',
      '/web/principal.html?from=card': '308 /about/message-from-principal?from=card',
      '/html/index.html': '308 /',
      '/html/about/dps-society.html': '308 /about/dps-society',
      '/old/folder/library.html': '308 /our-campus/library',
      '/admission/index.html': '308 /admission',
      '/about_us.htm': '308 /about',
      '/class-eleven-new-students.html': '308 /fee-structure/class-elleven-new-students',
      '/sitemap.html': '308 /sitemap.xml',
      '/nobody-knows.html?x=1': '308 /',
      '/constructor.html': '308 /',
      '/.html': '308 /',
    },
  ],
  [
    'moved pages and correct spellings (R-ROUTE-5)',
    {
      '/fee-structure/class-nine-2025-26': '308 /fee-structure/class-nine-2026-27',
      '/class/nine': '308 /class/9',
      '/class/Class-IX': '308 /class/9',
      '/class/LKG': '308 /class/prep',
      '/class/prenursery': '308 /class/pre-nursery',
      '/Fee-Structure/Class-Nine-2027-28': '308 /fee-structure/class-nine-2026-27',
      '/admission-form': '308 /admission/admission-enquiry',
      '/HOSTEL/': '308 /hostel/hostel',
      '/beyond-academic': '308 /beyond-academics',
      '/beyond-academics/Houses': '308 /beyond-academic/houses',
      '/beyond-academics/nothing': '307 / (/beyond-academics/nothing)',
      '/academics/career-counselling': '308 /academics/careercounseling',
      [`/fee-structure/class-eleven-${currentSession.name}`]: `308 /fee-structure/class-elleven-${currentSession.name}`,
    },
  ],
  [
    'translated pages have one address below the code of their language (R-LANGUAGE-2)',
    {
      '/bn': 'next',
      '/bn/admission': 'next',
      '/hi/fee-structure?class=9': 'page /query/hi/fee-structure/Y2xhc3M9OQ',
      '/BN/Admission': '308 /bn/admission',
      '/Bn/': '308 /bn',
      '/bn/fee-structure/?class=9': '308 /bn/fee-structure?class=9',
      '/query/bn/fee-structure?class=9': '308 /bn/fee-structure?class=9',
      '/hi/Hostel/Hostel': '308 /hi/hostel/hostel',
      '/bn/about': '307 /bn#not-found',
      '/hi/nothing/at/all': '307 /hi#not-found',
      '/bn/news/6b00': '307 /bn#not-found',
      '/bn/a.png': '404',
      '/bnx': '307 / (/bnx)',
    },
  ],
  [
    'spam redirects to the home page, without the unknown path (R-ROUTE-6)',
    {
      '/video': '307 /',
      '/Poker/x/y.html?z=1': '307 /',
      '/wpm@/a.php': '307 /',
      '/wpm%40/a': '307 /',
      '/%E8%A7%86%E9%A2%91/x.html': '307 /',
      '/школа': '307 /',
      '/%FF%FE/x': '307 /',
      '/videos': '307 / (/videos)',
    },
  ],
  [
    'unknown pages redirect to the home page, unknown files and endpoints are 404 (R-ROUTE-8)',
    {
      '/abuot': '307 / (/abuot)',
      '/about/nothing?x=1': '307 / (/about/nothing)',
      '/class-9.5': '307 / (/class-9.5)',
      '/wp-login.php': '404',
      '/pic.png': '404',
      '/a/b.7z/': '404',
      '/.env': '404',
      '/.git/config': '404',
      '/API/news': '404',
      '/_NEXT/x': '404',
      '/.well-known/x': '404',
      '/evil.example': '404',
    },
  ],
  [
    'malformed escapes never throw',
    {
      '/%zz': '307 / (/%zz)',
      '/a%00b': '307 / (/a%00b)',
      '/tabloid/%E0%A6': '307 / (/tabloid/%E0%A6)',
      '/tabloid/a%0d%0aSet-Cookie:x': '307 / (/tabloid/a%0d%0aSet-Cookie:x)',
      '/%zz.png': '404',
      '/api/%zz': '404',
      '/pictures/%zz': '404',
      '/': 'next',
    },
  ],
])('%s', (_, table) => {
  it.each(Object.entries(table))('%s', (url, expected) => {
    expect(summarize(url)).toBe(expected)
  })
})

describe('a POST', () => {
  it.each([
    ['/abuot', '404'],
    ['/poker', '404'],
    ['/About', '308 /about'],
    ['/admission/admission-enquiry', 'next'],
  ])('to %s: %s', (url, expected) => {
    expect(summarize(url, 'POST')).toBe(expected)
  })
})

it('handles HEAD like GET', () => {
  expect(summarize('/abuot', 'HEAD')).toBe('307 / (/abuot)')
})

it.each(dynamicRoutes)('resolves %s', (path) => {
  expect(summarize(path.replace(/\[\w+\]/, 'a1'))).toMatch(
    /^(next|308 \/beyond-academic\/.*\?id=a1)$/,
  )
})

it('knows the catalogue of components in development only', () => {
  expect(summarize('/catalogue')).toBe('307 / (/catalogue)')
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  expect(['/catalogue', '/catalogue/ui/Note'].map((path) => summarize(path))).toEqual([
    'next',
    'next',
  ])
  jest.restoreAllMocks()
})

it('leaves the folders of public/ to Next, including escapes', () => {
  const folders = new Set(filesBelow('public').flatMap((file) => /^[^/]+(?=\/)/.exec(file) ?? []))
  for (const folder of folders) expect(summarize(`/${folder}/a%20b.png`)).toBe('next')
})

const translatedPaths = translations.flatMap((language) =>
  pathsOf(language).map((path) => localizePath(language, path)),
)

it('leaves every page and file to Next, whatever else its query has', () => {
  const files = filesBelow('public').map((file) => `/${file}`)
  for (const path of [
    ...routes.map(({ path }) => path),
    ...translatedPaths,
    ...fileRoutes,
    ...files,
  ])
    expect([path, summarize(path), summarize(`${path}?a=1`)]).toEqual([path, 'next', 'next'])
})

it('redirects other spellings of every page and file to its path, with the query (R-ROUTE-3)', () => {
  for (const path of [...routes.map(({ path }) => path), ...translatedPaths, ...fileRoutes]) {
    if (path === '/') continue
    const other = path.toUpperCase()
    for (const [url, expected] of [
      [other, path],
      [`${path}/`, path],
      [`${other}/?year=2026&q=a`, `${path}?year=2026&q=a`],
    ] as const)
      expect([url, summarize(url)]).toEqual([url, `308 ${expected}`])
  }
})

it('never redirects twice', () => {
  const variants = routes.flatMap(({ path }) => [
    path.toUpperCase(),
    `${path}//`,
    `${path}.html`,
    `/dps${path}.HTML?a=1`,
    `/query${path}`,
  ])
  for (const url of variants) {
    const first = resolve(url)
    const again = first.kind === 'redirect' ? summarize(first.to) : 'next'
    expect({ url, again }).toEqual({ url, again: 'next' })
  }
})
