import { recordPages } from '../../support/fixtures/record-pages'
import { enquire } from './enquire'
import { test, type Visitor } from './visitor'

/** One page of every type. */
const pages = [
  '/',
  '/about/dps-society',
  '/fee-structure/class-nine-2026-27',
  '/mandatory-disclosure',
  '/our-campus',
  '/topper-x',
  '/contact',
  '/news',
  '/events',
  '/beyond-academic/events-gallery',
  '/tabloid',
  '/academics/careercounseling',
  '/academics/student-transfer-certificate',
  '/admission/admission-enquiry',
  '/search?q=fees',
]

async function seesPage(visitor: Visitor, address: string) {
  await visitor.tab.resize(1440, 900)
  await visitor.open(address)
  await visitor.within('main').sees('heading')
  await visitor.within('navigation', 'Main').sees('button', 'About')
  await visitor.seesAllPictures()
  await visitor.tab.resize(390, 844)
  await visitor.sees('button', 'Menu')
  await visitor.within('main').sees('heading')
  await visitor.seesAllPictures()
  await visitor.seesNoHorizontalScroll()
}

for (const address of pages) {
  test(`${address} shows its heading and its pictures, on a wide screen and on a phone`, ({
    visitor,
  }) => seesPage(visitor, address))
}

test('a news item, an event, an album and a story show their headings and pictures, too', async ({
  visitor,
  baseURL,
}) => {
  for (const [address] of await recordPages(baseURL!)) await seesPage(visitor, address!)
})

test('a menu shows its pages, closes with Esc and leads to a page', async ({ visitor }) => {
  await visitor.open('/about')
  const main = visitor.within('navigation', 'Main')
  await main.click('button', 'About')
  await main.sees('link', /Who runs the school/)
  await main.click('button', 'Hostel')
  await main.sees('link', /^Hostel fee/)
  await main.seesNo('link', /Who runs the school/)
  await main.closesWithEsc('link', /^Hostel fee/)
  await main.click('button', 'Fees')
  await main.click('link', /Class IX/)
  await visitor.isAt(/^\/fee-structure\/class-nine-2026-27$/)
})

test('on a phone the drawer opens and closes with Esc, and leads to a page', async ({
  visitor,
}) => {
  await visitor.tab.resize(390, 844)
  await visitor.open('/news')
  const drawer = visitor.within('dialog', 'Menu')
  await visitor.click('button', 'Menu')
  await drawer.sees('link', 'Contact')
  await drawer.closesWithEsc('link', 'Contact')
  await visitor.click('button', 'Menu')
  await drawer.click('link', 'Contact')
  await visitor.isAt(/^\/contact$/)
})

test('the search in the header leads to results', async ({ visitor }) => {
  await visitor.open('/contact')
  const search = visitor.within('banner').within('search')
  await search.click('button', 'Search')
  await search.fill('combobox', /./, 'hostel')
  await search.sees('option', /^About the hostel/)
  await visitor.press('Enter')
  await visitor.isAt(/^\/search\?q=hostel$/)
  await visitor.within('main').sees('heading', 'About the hostel')
})

test('the news can be filtered by month', async ({ visitor }) => {
  await visitor.open('/news')
  await visitor.choose('Year', '2025')
  await visitor.isAt(/^\/news\?year=2025$/)
  await visitor.choose('Month', 'Mar')
  await visitor.isAt(/^\/news\?year=2025&month=3$/)
  await visitor.sees('heading', 'March 2025')
})

test('the albums can be searched', async ({ visitor }) => {
  await visitor.open('/beyond-academic/events-gallery')
  await visitor.choose('Year', '2025')
  await visitor.fill('searchbox', 'Search titles', 'winter concert 2024')
  await visitor.reads('main', /No albums in 2025 match, so these are from 2024\./)
  await visitor.seesValue('combobox', 'Year', '2024')
})

test('the enquiry form says what is missing, and accepts a valid enquiry', async ({ visitor }) => {
  await visitor.openHydrated('/admission/admission-enquiry')
  await enquire(visitor)
})

test('a picture opens in the viewer, which shows the next one, and closes by Esc and by Back', async ({
  visitor,
  baseURL,
}) => {
  const [, , , stories] = await recordPages(baseURL!)
  await visitor.open(stories![0]!)
  await visitor.click('link', /^Picture 1 of/)
  await visitor.reads('dialog', /Picture 1 of/)
  await visitor.within('dialog').click('button', 'Next picture')
  await visitor.reads('dialog', /Picture 2 of/)
  await visitor.closesWithEsc('dialog')
  await visitor.seesFocusOn('link', /^Picture 2 of/)
  await visitor.click('link', /^Picture 3 of/)
  await visitor.reads('dialog', /Picture 3 of/)
  await visitor.goesBack()
  await visitor.seesNo('dialog')
  await visitor.seesFocusOn('link', /^Picture 3 of/)
  await visitor.isAt(new RegExp(`${stories![0]!}$`))
})

test('on the home page the popup notice opens and closes, and the slides and tabs change', async ({
  visitor,
}) => {
  await visitor.open('/')
  await visitor.scrollBy(400)
  await visitor.sees('dialog')
  await visitor.closesWithEsc('dialog')
  const slides = visitor.within('region', 'Pictures of the school')
  await slides.click('button', 'Next picture')
  await visitor.reads('region', /Picture \d+ of 16/, 'Pictures of the school')
  await visitor.click('tab', 'Hostel')
  await visitor.sees('tabpanel', 'Hostel')
  await visitor.seesNo('tabpanel', 'Curriculum')
})

test('the tabloid grows by six stories', async ({ visitor }) => {
  await visitor.openHydrated('/tabloid')
  const main = visitor.within('main')
  await main.seesCount(6, 'article')
  await main.click('link', 'Show More')
  await main.seesCount(12, 'article')
})

test('an empty request for a certificate shows what is missing', async ({ visitor }) => {
  await visitor.openHydrated('/academics/student-transfer-certificate')
  const form = visitor.within('form', 'Get a certificate')
  await form.click('button')
  await form.reads('alert', /Please fill in all fields/)
})
