import { legacyFolders, legacyNames, movedPaths, spamFolders } from '@/content/redirects'
import { fileRoutes, routes } from '@/content/routes'
import { resolvePath } from '@/lib/routing/resolve-path'

const paths = routes.map(({ path }) => path)
const lastParts = paths.map((path) => path.split('/').at(-1)!.toLowerCase())

/** Old page names by path. Written from the requirement, independently of the table in `content/`. */
const oldNames: Readonly<Record<string, string>> = {
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

/** Every old name in one of the old folders, alternately in lower and upper case. */
const oldPages = Object.entries(oldNames)
  .flatMap(([path, names]) => names.split(' ').map((name) => [name, path] as const))
  .map(([name, path], index) => {
    const address = `/${folders[index % folders.length]}${name}.html`
    return [Math.floor(index / folders.length) % 2 ? address.toUpperCase() : address, path] as const
  })

it('redirects only to pages and files of the route table', () => {
  const targets = [...Object.keys(legacyNames), ...Object.values(movedPaths)]
  expect(targets.filter((path) => ![...paths, ...fileRoutes].includes(path))).toEqual([])
})

it('redirects no path of a page', () => {
  const conflicts = paths.filter((path) => Object.hasOwn(movedPaths, path.toLowerCase()))
  expect(conflicts).toEqual([])
})

it('has one page for each legacy name', () => {
  const names = Object.values(legacyNames).flat()
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(lastParts).size).toBe(lastParts.length)
})

it('contains lower case only', () => {
  const entries = [
    ...legacyFolders,
    ...Object.values(legacyNames).flat(),
    ...Object.keys(movedPaths),
    ...spamFolders,
  ]
  expect(entries).toEqual(entries.map((name) => name.toLowerCase()))
})

it('has no spam folder with the name of a page', () => {
  expect(paths.filter((path) => spamFolders.includes(path.split('/')[1]!))).toEqual([])
})

it.each(oldPages)('redirects the old page %s to %s (R-ROUTE-4)', (pathname, to) => {
  expect(resolvePath({ method: 'GET', pathname, search: '' })).toEqual({ kind: 'redirect', to })
})
