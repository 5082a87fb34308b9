/** @jest-environment node */
import { dynamicRoutes, routes } from '@/content/routes'
import { resolvePath } from '@/lib/routing/resolve-path'
import { filesBelow } from '@/tests/support/fixtures/files'

const answer = (address: string, method = 'GET') => {
  const [pathname, query] = address.split('?')
  return resolvePath({ method, pathname: pathname!, search: query ? `?${query}` : '' })
}

/** Short words for an answer: `pass`, `308 /about`, `307 / (/abuot)`, `404`, `draws /news/~`. */
const inShort = (address: string, method?: string) => {
  const given = answer(address, method)
  switch (given.kind) {
    case 'redirect':
      return `308 ${given.to}`
    case 'redirect-home':
      return given.unknown ? `307 / (${given.unknown})` : '307 /'
    case 'not-found':
      return '404'
    case 'rewrite':
      return `draws ${given.path}`
    case 'next':
      return 'pass'
  }
}

const bengali = (letters: number) => encodeURIComponent('চ'.repeat(letters))

describe.each<[string, Record<string, string>]>([
  [
    'casing, slashes and escapes lead to the canonical path in one step, with the query (R-ROUTE-3)',
    {
      '/about': 'pass',
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
    'names of records keep their casing (R-ROUTE-3)',
    {
      '/tabloid/First-Flush': 'pass',
      '/Tabloid/First-Flush/?x=1': '308 /tabloid/First-Flush?x=1',
      '/tabloid/%E0%A6%9A%E0%A6%BE': 'pass',
      '/NEWS/6B00': '308 /news/6B00',
      '/events/6b00': 'pass',
      '/Events/6b00.ICS': '308 /events/6b00.ics',
      '/events/6b00.ics': 'pass',
      '/tabloid/a%2Fb': 'pass',
    },
  ],
  [
    'names that no record can have share one page, and no such file is made',
    {
      '/news/..%5c..%5cetc': 'draws /news/~',
      [`/news/${'a'.repeat(65)}`]: 'draws /news/~',
      [`/tabloid/${bengali(80)}`]: 'pass',
      [`/tabloid/${bengali(81)}`]: 'draws /tabloid/~',
      '/events/a%20b.ics': '404',
      '/tabloid/a/b': '307 / (/tabloid/a/b)',
    },
  ],
  [
    'albums have one address, the one with the id in its query (R-GALLERY-6)',
    {
      '/beyond-academic/photo-categories?id=6b00': 'pass',
      '/Beyond-Academic/Photo-Categories/?id=6B00': '308 /beyond-academic/photo-categories?id=6B00',
      '/beyond-academics/photo-categories?id=6b': '308 /beyond-academic/photo-categories?id=6b',
      '/beyond-academic/photo-categories/6B00': '308 /beyond-academic/photo-categories?id=6B00',
      '/beyond-academic/photo-categories/~': '307 / (/beyond-academic/photo-categories/~)',
    },
  ],
  [
    'the pages behind rewrites lead to what is rewritten, and nowhere else',
    {
      '/query/news?year=2026': '308 /news?year=2026',
      '/Query/Beyond-Academic/Events-Gallery': '308 /beyond-academic/events-gallery',
      '/query': '307 / (/query)',
      '/query/evil': '307 / (/query/evil)',
      '/query/%2F%2Fevil.example': '404',
      '/query/%5C%5Cevil': '307 / (/query/\\\\evil)',
    },
  ],
  [
    'the old address of tabloid entries leads to the entry that it names (R-ROUTE-11)',
    {
      '/tabloid-inner': 'pass',
      '/tabloid-inner?blog=&id=': 'pass',
      '/tabloid-inner?blog=first-flush': '308 /tabloid/first-flush',
      '/Tabloid-Inner/?id=6b00': '308 /tabloid/6b00',
      '/tabloid-inner?blog=%E0%A6%9A%20x': '308 /tabloid/%E0%A6%9A%20x',
      '/tabloid-inner?blog=//evil.example': '308 /tabloid/%2F%2Fevil.example',
      '/tabloid-inner?blog=..': '308 /tabloid/~',
      '/tabloid-inner?blog=a%00': '308 /tabloid/~',
    },
  ],
  [
    'old pages lead to what took their place (R-ROUTE-4)',
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
    'moved addresses and right spellings (R-ROUTE-5)',
    {
      '/admission-form': '308 /admission/admission-enquiry',
      '/HOSTEL/': '308 /hostel/hostel',
      '/beyond-academic': '308 /beyond-academics',
      '/beyond-academics/Houses': '308 /beyond-academic/houses',
      '/beyond-academics/nothing': '307 / (/beyond-academics/nothing)',
      '/academics/career-counselling': '308 /academics/careercounseling',
      '/fee-structure/class-eleven-2026-27': '308 /fee-structure/class-elleven-2026-27',
    },
  ],
  [
    'spam goes home, and home hears nothing of it (R-ROUTE-6)',
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
    'unknown pages go home, unknown files and calls are missing (R-ROUTE-8)',
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
    'broken escapes are answered, never an error',
    {
      '/%zz': '307 / (/%zz)',
      '/a%00b': '307 / (/a%00b)',
      '/tabloid/%E0%A6': '307 / (/tabloid/%E0%A6)',
      '/tabloid/a%0d%0aSet-Cookie:x': '307 / (/tabloid/a%0d%0aSet-Cookie:x)',
      '/%zz.png': '404',
      '/api/%zz': '404',
      '/pictures/%zz': '404',
      '/': 'pass',
    },
  ],
])('%s', (_, table) => {
  it.each(Object.entries(table))('%s', (address, expected) => {
    expect(inShort(address)).toBe(expected)
  })
})

describe('what is sent', () => {
  it.each([
    ['/abuot', '404'],
    ['/poker', '404'],
    ['/About', '308 /about'],
    ['/admission/admission-enquiry', 'pass'],
  ])('to %s is answered %s: only reading goes on at the home page', (address, expected) => {
    expect(inShort(address, 'POST')).toBe(expected)
  })
})

it('reads a head like the whole', () => {
  expect(inShort('/abuot', 'HEAD')).toBe('307 / (/abuot)')
})

it.each(dynamicRoutes)('has an answer of its own for %s', (path) => {
  expect(inShort(path.replace(/\[\w+\]/, 'a1'))).toMatch(
    /^(pass|308 \/beyond-academic\/.*\?id=a1)$/,
  )
})

it('leaves what can be in public/ to Next, escapes and all', () => {
  const folders = new Set(filesBelow('public').flatMap((file) => /^[^/]+(?=\/)/.exec(file) ?? []))
  for (const folder of folders) expect(inShort(`/${folder}/a%20b.png`)).toBe('pass')
})

it('never moves an address twice', () => {
  const variants = routes.flatMap(({ path }) => [
    path.toUpperCase(),
    `${path}//`,
    `${path}.html`,
    `/dps${path}.HTML?a=1`,
    `/query${path}`,
  ])
  for (const address of variants) {
    const first = answer(address)
    const again = first.kind === 'redirect' ? inShort(first.to) : 'pass'
    expect({ address, again }).toEqual({ address, again: 'pass' })
  }
})
