import { routes } from '../../content/routes'

/** An address as it is sent, and the answer: `200`, `404`, `308 /about`, `307 /`. */
export type Row = readonly [address: string, answer: string]

const paths = routes.map(({ path }) => path)
const capitals = (path: string) => path.replace(/(^|[/-])([a-z])/g, (match) => match.toUpperCase())

/** Every page at its own address, in two other casings, and with the slips R-ROUTE-3 names all at once. */
export const pages: readonly Row[] = paths.flatMap((path) => [
  [path, '200'] as const,
  ...(path === '/'
    ? []
    : ([
        [path.toUpperCase(), `308 ${path}`],
        // Next writes the query anew: the same words.
        [`${capitals(path)}/?year=2026&q=a%20b`, `308 ${path}?year=2026&q=a+b`],
        [path.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).concat('/'), `308 ${path}`],
      ] as const)),
])

/** R-ROUTE-4, name by name, written out anew from the decision: the product has a table of its own. */
const successors: Readonly<Record<string, string>> = {
  '/': 'index home default',
  '/about': 'about-us about',
  '/about/dps-society': 'dps-society',
  '/about/mission-vision': 'mission-vision vision-mission',
  '/about/chairman-dps-society': 'chairman',
  '/about/message-from-pro-vc': 'pro-vc',
  '/about/message-from-director': 'director',
  '/about/message-from-principal': 'principal',
  '/about/our-institutions': 'our-institutions',
  '/about/school-annual-report': 'annual-report',
  '/about/school-managing-committee': 'managing-committee smc',
  '/our-campus/infrastructure': 'infrastructure',
  '/our-campus/library': 'library',
  '/our-campus/facilities/transport': 'transport',
  '/our-campus/facilities/security-and-safety': 'security',
  '/our-campus/facilities/infirmary': 'infirmary',
  '/our-campus/facilities/counselling': 'counselling',
  '/academics/curriculum': 'curriculum',
  '/academics/evaluation-methods': 'evaluation',
  '/academics/personality-development': 'personality-development',
  '/academics/faculty': 'faculty',
  '/academics/beyond-classrooms': 'beyond-classrooms',
  '/academics/student-transfer-certificate': 'tc transfer-certificate',
  '/academics/book-list': 'book-list booklist',
  '/academics/careercounseling': 'career-counselling',
  '/beyond-academic/sports-and-games': 'sports',
  '/beyond-academic/co-curricular-activities': 'co-curricular',
  '/beyond-academic/dance-and-music': 'dance-music',
  '/beyond-academic/bagpiper-band': 'band',
  '/beyond-academic/houses': 'houses',
  '/beyond-academic/educational-tours-and-excursions': 'tours excursions',
  '/beyond-academic/activities-events': 'activities',
  '/beyond-academic/events-gallery': 'gallery photo-gallery',
  '/admission': 'admission admissions',
  '/admission/admission-information': 'admission-procedure',
  '/admission/admission-criteria-class-pre-nursery-to-class-nine': 'admission-criteria',
  '/admission/admission-schedule': 'admission-schedule',
  '/admission/admission-enquiry': 'admission-form registration enquiry',
  '/fee-structure': 'fees fee-structure fee',
  '/fee-structure/pre-nursery-nursery-prep-2026-27': 'fee-nursery',
  '/fee-structure/class-one-to-eight-2026-27': 'fee-i-viii',
  '/fee-structure/class-nine-2026-27': 'fee-ix',
  '/fee-structure/fee-class-XI-AllStreams': 'fee-xi',
  '/fee-structure/transport-fee-2026-27': 'transport-fee',
  '/hostel/hostel': 'hostel',
  '/hostel/hostel-fee': 'hostel-fee',
  '/contact': 'contact contact-us',
  '/mandatory-disclosure': 'disclosure mandatory-disclosure',
  '/news': 'news',
  '/events': 'events',
  '/tabloid': 'blog tabloid',
  '/privacy-policy': 'privacy privacy-policy',
  '/topper-x': 'topper-x',
  '/topper-xii': 'topper-xii',
  '/sitemap.xml': 'sitemap',
}

const folders = ['', 'html/', 'web/', 'pages/', 'school/', 'dps/']

/** Every old name in every old folder, in small letters and in capitals by turns. */
export const oldPages: readonly Row[] = Object.entries(successors).flatMap(([path, names]) =>
  names.split(' ').flatMap((name) =>
    folders.map((folder, index) => {
      const address = `/${folder}${name}.html`
      return [index % 2 ? address.toUpperCase() : address, `308 ${path}`] as const
    }),
  ),
)

/** The other addresses that moved (R-ROUTE-5), albums, the tabloid's old address (R-ROUTE-11), pages behind rewrites. */
export const moved: readonly Row[] = [
  ['/admission-form', '308 /admission/admission-enquiry'],
  ['/Admission-Form/?from=sms', '308 /admission/admission-enquiry?from=sms'],
  ['/hostel', '308 /hostel/hostel'],
  ['/beyond-academic', '308 /beyond-academics'],
  ['/beyond-academics/houses', '308 /beyond-academic/houses'],
  ['/Beyond-Academics/Events-Gallery/?year=2025', '308 /beyond-academic/events-gallery?year=2025'],
  ['/academics/career-counselling', '308 /academics/careercounseling'],
  ['/academics/career-counseling', '308 /academics/careercounseling'],
  ['/fee-structure/class-eleven-2026-27', '308 /fee-structure/class-elleven-2026-27'],
  ['/fee-structure/class-eleven-new-students', '308 /fee-structure/class-elleven-new-students'],
  ['/admission/admission-criteria-class-eleven', '308 /admission/admission-criteria-class-elleven'],
  ['/old/our-campus/library.html', '308 /our-campus/library'],
  ['/nobody-knows.html', '308 /'],
  ['/html/nobody-knows.HTML?x=1', '308 /'],
  ['/beyond-academic/photo-categories/6b00', '308 /beyond-academic/photo-categories?id=6b00'],
  ['/Beyond-Academic/Photo-Categories/?id=6B00', '308 /beyond-academic/photo-categories?id=6B00'],
  ['/filtered/news?year=2026&month=9', '308 /news?year=2026&month=9'],
  ['/filtered/beyond-academic/events-gallery', '308 /beyond-academic/events-gallery'],
  ['/tabloid-inner?blog=first-flush', '308 /tabloid/first-flush'],
  ['/tabloid-inner?id=6b0008ba5f3ac1d07e27a262', '308 /tabloid/6b0008ba5f3ac1d07e27a262'],
  ['/Tabloid-Inner/?blog=%E0%A6%9A%20x', '308 /tabloid/%E0%A6%9A%20x'],
  ['/Tabloid/First-Flush', '308 /tabloid/First-Flush'],
  ['/NEWS/AbC', '308 /news/AbC'],
  ['/Events/AbC.ICS', '308 /events/AbC.ics'],
  ['/%61bout', '308 /about'],
  ['/about%2Fdps-society', '308 /about/dps-society'],
]

/** Spam of old (R-ROUTE-6) and unknown pages (R-ROUTE-7): home, for now. */
export const unknownPages: readonly Row[] = [
  ...['video', 'poker', 'fru', 'tig', 'hot', 'the_thao_24', 'wpm@'].flatMap((folder) => [
    [`/${folder}`, '307 /'] as const,
    [`/${folder.toUpperCase()}/a/b.php?c=d`, '307 /'] as const,
  ]),
  ['/wpm%40/x', '307 /'],
  ['/%E8%A7%86%E9%A2%91/a.html', '307 /'],
  ['/%D1%88%D0%BA%D0%BE%D0%BB%D0%B0', '307 /'],
  ['/%C3%A9cole/about.html', '307 /'],
  ['/abuot', '307 /'],
  ['/about/nothing?x=1', '307 /'],
  ['/index', '307 /'],
  ['/wp-admin', '307 /'],
  ['/html', '307 /'],
  ['/html/about', '307 /'],
  ['/about%20', '307 /'],
  ['/about;x=1', '307 /'],
  ['/beyond-academics/nothing', '307 /'],
  ['/tabloid/a/b', '307 /'],
  ['/filtered', '307 /'],
  ['/filtered/%5C%5Cevil', '307 /'],
  ['/class-9.5', '307 /'],
  ['/news/%E0%A6%9A%E0%A6%BE/x', '307 /'],
  ['/*', '307 /'],
  [`/${'a'.repeat(3000)}`, '307 /'],
]

/** Escapes that cannot be read, and control characters: answered, never an error. */
export const malformed: readonly Row[] = [
  ['/%zz', '307 /'],
  ['/%', '307 /'],
  ['/%FF', '307 /'],
  ['/%FF%FE/x.html', '307 /'],
  ['/%00', '307 /'],
  ['/about%00', '307 /'],
  ['/about%0d%0aSet-Cookie:%20x=y', '307 /'],
  ['/tabloid/%zz', '307 /'],
  ['/tabloid/%FF', '307 /'],
  ['/tabloid/%00', '307 /'],
  ['/news/%E0%A6', '307 /'],
  ['/beyond-academic/photo-categories/%zz', '307 /'],
  ['/api/%zz', '404'],
  ['/api/news/%FF', '404'],
  ['/api/image/%00.png', '404'],
  ['/_next/%zz', '404'],
  ['/_next/static/%FF.js', '404'],
  ['/pictures/%zz', '404'],
  ['/documents/%00.pdf', '404'],
  ['/%zz.png', '404'],
]

/** Files and calls that are not there (R-ROUTE-8): plainly missing. */
export const missingFiles: readonly Row[] = [
  '/wp-login.php',
  '/WP-LOGIN.PHP?x=1',
  '/xmlrpc.php',
  '/a/b/c.png',
  '/script.js',
  '/feed.xml',
  '/ads.txt',
  '/backup.zip',
  '/backup.7z',
  '/.env',
  '/.env.local',
  '/.git/config',
  '/.DS_Store',
  '/favicon.ico/',
  '/about.json',
  '/events/a%20b.ics',
  '/pictures/none.avif',
  '/documents/none.pdf',
  '/icons/none.png',
  '/api',
  '/api/none',
  '/API/news',
  '/Api/News/All/x',
  '/_next/static/chunks/none.js',
  '/_NEXT/static/x',
  '/.well-known/none',
  '/.well-known/security.txt/x',
  '/.well-known/acme-challenge/x',
].map((address) => [address, '404'] as const)

/** Ways to lead a visitor off the site (R-ROUTE-10). The framework mends raw slashes before anyone else sees them. */
export const hostile: readonly Row[] = [
  ['//evil.example', '308 /evil.example'],
  ['///evil.example/a', '308 /evil.example/a'],
  ['/\\evil.example', '308 /evil.example'],
  ['/\\/evil.example', '308 /evil.example'],
  ['//evil.example/%2F..', '308 /evil.example/%2F..'],
  ['/%2F%2Fevil.example', '404'],
  ['/%2F%2Fevil', '307 /'],
  ['/%5Cevil.example', '404'],
  ['/%5C%5Cevil', '307 /'],
  ['/%2Fevil.example%2Fabout.html', '308 /about'],
  ['/https:%2F%2Fevil.example', '404'],
  ['/filtered/%2F%2Fevil.example', '404'],
  ['/html/%2F%2Fevil.example%2Fx.html', '308 /'],
  ['/tabloid-inner?blog=//evil.example', '308 /tabloid/%2F%2Fevil.example'],
  ['/tabloid-inner?blog=https://evil.example', '308 /tabloid/https%3A%2F%2Fevil.example'],
  ['/tabloid-inner?id=..%2F..%2Fevil', '308 /tabloid/..%2F..%2Fevil'],
  ['/tabloid-inner?blog=..', '308 /tabloid/~'],
  ['/beyond-academics/%2F%2Fevil.example', '404'],
]

/** Doubled slashes: the framework takes them away in a hop of its own, before `middleware.ts` (R-ROUTE-3). */
export const doubledSlashes: readonly Row[] = [
  ['//about', '308 /about'],
  ['/about//dps-society', '308 /about/dps-society'],
  ['/our-campus///facilities//transport', '308 /our-campus/facilities/transport'],
  ['//news?year=2026', '308 /news?year=2026'],
]

/** What the site has, and answers without a redirect. */
export const own: readonly Row[] = [
  ['/tabloid/first-flush', '200'],
  ['/tabloid/no-such-story', '404'],
  ['/tabloid/no%20such%20story', '404'],
  [`/tabloid/${'a'.repeat(300)}`, '404'],
  ['/tabloid-inner', '200'],
  ['/beyond-academic/photo-categories', '200'],
  ['/beyond-academic/photo-categories?id=no-such-album', '404'],
  ['/news?year=2026', '200'],
  ['/.well-known/security.txt', '200'],
  ['/favicon.ico', '200'],
  ['/enhance.js', '200'],
  ['/icons/icon-192.png', '200'],
  ['/documents/chronicle.pdf', '200'],
  ['/?utm_source=card', '200'],
]
