import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import {
  interactionCounter,
  estimateSeconds,
  type Interactions,
} from '../../support/browser/interaction-counter'
import { soakOnly } from '../../support/browser/test'
import { pdf, photo } from '../../support/fixtures/desk-files'
import { password, people, type DeskSite } from '../../support/servers/desk-site'
import { expect, test } from './fixture'

/**
 * The most frequent tasks of the office, from the log-in to what a parent sees: on a phone without scripts.
 * `docs/desk.md` lists what each costs.
 */
const costs: Record<string, Interactions> = {
  'Log in': { taps: 3, fields: 2, characters: 50 },
  'A notice with a PDF': { taps: 5, fields: 2, characters: 30 },
  'An event': { taps: 6, fields: 4, characters: 43 },
  'An album of 12 photographs': { taps: 53, fields: 25, characters: 229 },
  'An alert': { taps: 4, fields: 1, characters: 26 },
  'A story with a photograph': { taps: 9, fields: 4, characters: 321 },
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

let site: DeskSite
test.beforeAll(({ desk }) => {
  site = desk
})

/** Logs in by the form. The counter counts the interactions. */
async function logIn(browser: Browser) {
  const options = { ...phone, javaScriptEnabled: false, baseURL: site.url }
  const context = await browser.newContext(options)
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  await page.goto('/desk/log-in')
  const { interactions, ...counter } = interactionCounter()
  await counter.type(page.getByLabel('E-mail'), people.editor.email)
  await counter.type(page.getByLabel('Password', { exact: true }), password)
  await counter.tap(page.getByRole('button', { name: 'Log in' }))
  await expect(page).toHaveURL('/desk')
  expect(interactions).toEqual(costs['Log in'])
  return { page, ...interactionCounter() }
}

type Clerk = Awaited<ReturnType<typeof logIn>>

/** One of the three buttons of the first page. */
const begin = ({ page, tap }: Clerk, name: string) =>
  tap(page.getByRole('navigation', { name: 'Write' }).getByRole('link', { name }))

/** Starts something without a button on the first page. */
async function beginFromRecords({ page, tap }: Clerk, kind: string) {
  await tap(page.getByText('Menu', { exact: true }))
  await tap(page.getByRole('link', { name: 'Records', exact: true }))
  const begin = page.getByRole('navigation', { name: 'Write something new' })
  await tap(begin.getByRole('link', { name: kind, exact: true }))
}

async function publish({ page, tap }: Clerk): Promise<string> {
  await tap(page.getByRole('button', { name: 'Publish now' }))
  await done(page, 'Published. It is on the site.')
  return /records\/([\da-f]{24})/.exec(page.url())![1]!
}

const done = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

/** Adds a photograph, and waits until it is stored. */
async function addPhoto({ page, tap, choose }: Clerk, number: number) {
  await choose(page.getByLabel('Choose photographs'), await photo(number))
  await tap(page.getByRole('button', { name: 'Add the file' }))
  await expect(page.getByRole('link', { name: `IMG_${number}.jpg` })).toBeVisible()
}

const read = async (path: string) => {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}

/** Waits until the public site shows a text on each of the pages. */
async function expectPublic(text: string, ...paths: string[]) {
  for (const path of paths)
    await expect
      .poll(async () => (await read(path)).text.includes(text), `${path} has “${text}”`)
      .toBe(true)
}

/** Opens a page of the site on a parent's phone. */
async function openAsParent(browser: Browser, path: string): Promise<Page> {
  const parent = await (await browser.newContext({ ...phone, baseURL: site.url })).newPage()
  await parent.goto(path)
  return parent
}

test('publishes a notice with a PDF, and removes it with its file', async ({ browser }) => {
  const clerk = await logIn(browser)
  const { page } = clerk
  const title = 'Winter bus timings from Monday'
  await begin(clerk, 'Notice')
  await clerk.type(page.getByLabel('Title'), title)
  await clerk.choose(page.getByLabel('Choose documents'), pdf)
  const id = await publish(clerk)
  expect(clerk.interactions).toEqual(costs['A notice with a PDF'])

  await expectPublic(title, '/', '/news', '/news.xml', `/news/${id}`)
  await expectPublic(id, '/search?q=winter+bus', '/sitemap-news.xml')
  const parent = await openAsParent(browser, '/news')
  await parent.getByRole('link', { name: title }).first().tap()
  const link = parent.getByRole('link', { name: /Attachment \(PDF, \d/ })
  const file = (await link.getAttribute('href'))!
  expect(file).toMatch(/\/winter-bus-timings\.pdf$/)
  expect((await read(file)).status).toBe(200)
  await parent.context().close()

  await page.getByText('Other actions').tap()
  await page.getByRole('button', { name: 'Take it off the site' }).tap()
  await done(page, 'It is a draft again')
  await expect.poll(async () => (await read('/news')).text.includes(title)).toBe(false)
  expect((await read(file)).status).toBe(404)
  await page.context().close()
})

test('publishes an event', async ({ browser }) => {
  const clerk = await logIn(browser)
  const { page } = clerk
  await begin(clerk, 'Event')
  await clerk.type(page.getByLabel('Title'), 'Winter concert')
  await clerk.typeDay(page.getByLabel('First day'), '2030-12-18')
  await clerk.type(page.getByLabel('Time'), '4 pm')
  await clerk.type(page.getByLabel('Where'), 'School auditorium')
  const id = await publish(clerk)
  expect(clerk.interactions).toEqual(costs['An event'])

  await expectPublic('Winter concert', '/events?year=2030&month=12', '/events.ics')
  await expectPublic(id, '/search?q=winter+concert', '/sitemap-events.xml')
  const parent = await openAsParent(browser, `/events/${id}`)
  await expect(parent.getByRole('main')).toContainText('School auditorium')
  await expect(parent.getByRole('main')).toContainText('18 December 2030')
  await parent.context().close()
  await page.context().close()
})

test('publishes an album of twelve photographs, each described', soakOnly, async ({ browser }) => {
  test.setTimeout(180_000)
  const clerk = await logIn(browser)
  const { page } = clerk
  await beginFromRecords(clerk, 'Album')
  await clerk.type(page.getByLabel('Title'), 'Sack races')
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1)
  const shown = (number: number) => `Relay race, lane ${number}`
  for (const number of numbers) await addPhoto(clerk, number)
  for (const number of numbers)
    await clerk.type(page.getByLabel('What does it show?').nth(number - 1), shown(number))
  const id = await publish(clerk)
  expect(clerk.interactions).toEqual(costs['An album of 12 photographs'])

  const album = `/beyond-academic/photo-categories?id=${id}`
  await expectPublic('Sack races', '/beyond-academic/events-gallery', '/', album)
  await expectPublic(id, '/search?q=sack+races', '/sitemap-gallery.xml')
  const parent = await openAsParent(browser, album)
  const pictures = parent.getByRole('list', { name: 'Sack races' }).getByRole('link')
  await expect(pictures).toHaveCount(12)
  for (const number of numbers)
    await expect(pictures.nth(number - 1)).toHaveAccessibleName(
      `Picture ${number} of 12: ${shown(number)}`,
    )
  // In the viewer, too.
  await pictures.nth(2).tap()
  await expect(
    parent.getByRole('dialog').getByRole('img', { name: shown(3), exact: true }),
  ).toBeVisible()
  await parent.context().close()
  await page.context().close()
})

test('describes the photograph of a news item for screen readers', async ({ browser }) => {
  const clerk = await logIn(browser)
  const { page } = clerk
  await beginFromRecords(clerk, 'News')
  await clerk.type(page.getByLabel('Title'), 'First snow at school')
  await addPhoto(clerk, 20)
  await clerk.type(page.getByLabel('What does it show?'), 'The pump house under snow')
  const id = await publish(clerk)
  await expectPublic('The pump house under snow', `/news/${id}`)
  const parent = await openAsParent(browser, `/news/${id}`)
  await expect(
    parent.getByRole('link', { name: 'Picture 1 of 1: The pump house under snow' }),
  ).toBeVisible()
  await parent.context().close()
  await page.context().close()
})

test('sets an alert', async ({ browser }) => {
  const clerk = await logIn(browser)
  const { page } = clerk
  const words = 'Route 3 is 40 minutes late'
  await begin(clerk, 'Alert')
  await clerk.tap(page.getByText('Changed', { exact: true }))
  await clerk.type(page.getByLabel('The alert in one sentence'), words)
  await clerk.tap(page.getByRole('button', { name: 'Put it on every page' }))
  await expect(page.getByRole('status')).toContainText('Every page shows it')
  expect(clerk.interactions).toEqual(costs['An alert'])

  await expectPublic(words, '/', '/contact', '/news')
  const parent = await openAsParent(browser, '/fee-structure')
  await expect(parent.getByText(words)).toBeVisible()
  await parent.context().close()
  await page.getByRole('button', { name: `End now: ${words}` }).tap()
  await expect(page.getByRole('status')).toContainText('has ended')
  await page.context().close()
})

test('publishes a story of the tabloid with a photograph', async ({ browser }) => {
  const clerk = await logIn(browser)
  const { page } = clerk
  const story =
    'On Friday the pupils of Class VI planted **forty** tea bushes behind the library. Each of them has a number ' +
    'and a pupil who waters it. In three years there will be a first cup.\n\n' +
    'The bushes came from the garden across the river. Whoever wants to help comes on Saturday morning with boots.'
  await beginFromRecords(clerk, 'Story')
  await clerk.type(page.getByLabel('Title'), 'Tea row by tea row')
  await clerk.type(page.getByRole('textbox', { name: /^Story/ }), story)
  await clerk.choose(page.getByLabel('Choose a photograph').first(), await photo(30))
  await clerk.type(page.getByLabel('What does the cover show?'), 'Young tea bushes')
  await publish(clerk)
  expect(clerk.interactions).toEqual(costs['A story with a photograph'])

  const path = '/tabloid/tea-row-by-tea-row'
  await expectPublic('Tea row by tea row', '/tabloid', '/tabloid.xml', '/', path)
  await expectPublic(path, '/search?q=tea+bushes', '/sitemap-tabloid.xml')
  const parent = await openAsParent(browser, path)
  await expect(parent.getByRole('img', { name: 'Young tea bushes' })).toBeVisible()
  await expect(parent.getByRole('main')).toContainText('forty tea bushes')
  await parent.context().close()
  await page.context().close()
})

test('matches the costs in docs/desk.md', () => {
  const rows = [
    ...readFileSync('docs/desk.md', 'utf8').matchAll(/^\| (.+?) +((?:\| +\d+ +){4})\|$/gm),
  ]
  const printed = rows.map(([, name, numbers]) => [name, ...numbers!.match(/\d+/g)!.map(Number)])
  const expected = Object.entries(costs).map(([name, interactions]) => {
    const { taps, fields, characters } = interactions
    return [name, taps, fields, characters, estimateSeconds(interactions)]
  })
  expect(printed).toEqual(expected)
})
