import { randomInt } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { parse } from 'acorn'
import { pageTypes } from '../support/browser/page-types'
import { enquiryFrame, enquiryHydrated, hydrated } from '../support/browser/navigation'
import { desktopOnly, expect, test, soakOnly } from '../support/browser/test'
import { newClientAddress } from '../support/fixtures/client-address'

test.use({ extraHTTPHeaders: { 'x-forwarded-for': newClientAddress() } })

const certificatePage = '/academics/student-transfer-certificate'
/** A page with each script. The forms of the enquiry and the certificate have their own tests. */
const addresses = [
  pageTypes.information.path,
  pageTypes.documents.path,
  pageTypes.news.path,
  pageTypes.events.path,
  pageTypes.gallery.path,
  '/topper-x',
  '/tabloid',
  '/calendar',
  '/search?q=bus',
  '/our-campus/facilities/transport',
  '/admission/admission-criteria-class-pre-nursery-to-class-nine',
]

const isBroken = (page: Page) => page.getByText('Unexpected Application Error!')
const form = (page: Page) => page.getByRole('form', { name: 'Admission enquiry' })
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit Now!' }).click()

async function fillIn(page: Page) {
  await form(page).getByRole('combobox', { name: 'Class' }).selectOption('Class 9')
  await form(page).getByRole('textbox', { name: 'Name' }).fill('A Parent')
  await form(page)
    .getByRole('textbox', { name: 'Contact number' })
    .fill(String(randomInt(6_000_000_000, 9_999_999_999)))
  await form(page).getByRole('checkbox').check()
}

async function open(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

test.describe('the oldest browsers', soakOnly, () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const without = (owner: object | undefined, ...names: string[]) => {
        for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
      }
      without(AbortSignal, 'timeout', 'any')
      without(AbortSignal.prototype, 'reason', 'throwIfAborted')
      without(Intl, 'Segmenter', 'DurationFormat', 'supportedValuesOf')
      without(String.prototype, 'at', 'isWellFormed', 'toWellFormed')
      without(Array, 'fromAsync')
      without(Array.prototype, 'at', 'findLast', 'findLastIndex')
      without(Array.prototype, 'toReversed', 'toSorted', 'toSpliced', 'with')
      without(Object, 'groupBy', 'hasOwn')
      without(Map, 'groupBy')
      without(Promise, 'try', 'withResolvers')
      without(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isDisjointFrom')
      without(URL, 'canParse', 'parse')
      without(Crypto.prototype, 'randomUUID')
      without(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover')
      without(HTMLElement.prototype, 'inert')
      without(HTMLDialogElement.prototype, 'showModal', 'show', 'close')
      without(HTMLFormElement.prototype, 'requestSubmit')
      without(Element.prototype, 'checkVisibility')
      without(Document.prototype, 'startViewTransition')
      without(window, 'structuredClone', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler')
      without(
        window,
        'navigation',
        'Iterator',
        'WeakRef',
        'FinalizationRegistry',
        'BroadcastChannel',
      )
    }),
  )

  test('show every kind of page', async ({ page }) => {
    for (const address of addresses) {
      await open(page, address)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await page.mouse.wheel(0, 600)
      await expect(isBroken(page), address).toHaveCount(0)
    }
  })

  test('filter a list in place, and see more of it', async ({ page }) => {
    await page.goto('/news')
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await page.getByLabel('Year').selectOption('all')
    await expect(page).toHaveURL('/news?year=all')
    await page.getByRole('link', { name: 'Show more news' }).click()
    await expect(page).toHaveURL('/news?year=all&show=40')
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  })

  test('send an enquiry', async ({ page }) => {
    await open(page, pageTypes.enquiry.path)
    await submit(page)
    await expect(form(page).getByText('Error: Name is required')).toBeVisible()
    await fillIn(page)
    await submit(page)
    await expect(page.getByText('Form submitted successfully!')).toBeVisible()
  })

  test('open the enquiry in the box of the home page, and close it', async ({ page }) => {
    await open(page, '/')
    await expect(isBroken(page)).toHaveCount(0)
    await page.locator('a[data-opens="enquiry"]:visible').first().click()
    await enquiryHydrated(page)
    const name = enquiryFrame(page).getByRole('textbox', { name: 'Name' })
    await name.fill('A Parent')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('get a certificate', async ({ page }) => {
    await open(page, certificatePage)
    await page.getByLabel('Admission number').fill('DVS/2021/0147')
    await page.getByLabel('Student full name').fill('Sample Pupil One')
    const download = page.waitForEvent('download', (file) => !file.url().endsWith('.pdf'))
    await page.getByRole('button', { name: 'Download certificate' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('tc.jpg')
    expect((await readFile(await file.path())).subarray(0, 3).toString('hex')).toBe('ffd8ff')
  })

  test('search, and use the tool for the class', async ({ page }) => {
    await open(page, '/search')
    await page.getByRole('searchbox').first().fill('transport')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect(isBroken(page)).toHaveCount(0)
  })
})

test('get no syntax that they lack', desktopOnly, async () => {
  const folder = path.join(process.env.NEXT_DIST_DIR || '.next', 'static')
  const files = await readdir(folder, { recursive: true })
  const faults: string[] = []
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const text = await readFile(path.join(folder, file), 'utf8')
    try {
      parse(text, { ecmaVersion: 2021 })
    } catch (error) {
      faults.push(`${file}: ${String(error)}`)
    }
    if (/\(\?<[=!]/.test(text)) faults.push(`${file}: a look-behind`)
  }
  expect(faults).toEqual([])
})

test(
  'a page stays readable whatever a script does',
  desktopOnly,
  async ({ page, console: messages }) => {
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('There is no such method.')
      }
      Reflect.deleteProperty(window, 'IntersectionObserver')
    })
    for (const path of ['/', '/news', pageTypes.enquiry.path]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(isBroken(page)).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    }
    messages.length = 0
  },
)

/** Changes a page like a browser's translation: wraps every text in an element. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.parentElement?.closest('script, style') || !text.data.trim()) continue
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      text.replaceWith(outer)
      outer.firstElementChild!.append(text.data)
    }
  })

test.describe('a translated page', soakOnly, () => {
  test('still has a form that works', async ({ page }) => {
    await open(page, pageTypes.enquiry.path)
    await translate(page)
    await submit(page)
    await expect(form(page).getByText('Name is required').first()).toBeVisible()
    await translate(page)
    await fillIn(page)
    await submit(page)
    await expect(page.getByText('Form submitted successfully!')).toBeVisible()
    await expect(isBroken(page)).toHaveCount(0)
  })

  test('still has lists that can be filtered', async ({ page }) => {
    await open(page, '/news')
    await translate(page)
    await page.getByRole('searchbox').last().fill('sports')
    await expect(page).toHaveURL(/q=sports/)
    await translate(page)
    await page.getByRole('searchbox').last().fill('')
    await expect(page).not.toHaveURL(/q=sports/)
    await expect(isBroken(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('a page that was modified in transit', soakOnly, () => {
  const changes: Record<string, { pages: string[]; change: (html: string) => string }> = {
    'links of e-mail addresses': {
      pages: ['/', pageTypes.enquiry.path],
      change: (html) =>
        html.replace(
          /<a([^>]*) href="mailto:[^"]*"([^>]*)>(?:(?!<\/a>).)*<\/a>/gs,
          '<a$1 href="/cdn-cgi/l/email-protection#a1b2"$2><span class="__cf_email__" data-cfemail="a1b2">[email&#160;protected]</span></a>',
        ),
    },
    'every paragraph and label': {
      pages: ['/news', pageTypes.enquiry.path],
      change: (html) =>
        html.replace(
          /(<(?:p|label|li|legend|a)\b[^>]*>)([^<]+)(?=<)/g,
          '$1<font><font>$2</font></font>',
        ),
    },
  }
  for (const [what, { pages, change }] of Object.entries(changes)) {
    test(`is usable: ${what}`, async ({ page, console: messages }) => {
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback()
        const response = await route.fetch()
        await route.fulfill({ response, body: change(await response.text()) })
      })
      for (const address of pages) {
        await open(page, address)
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
        await expect(isBroken(page), address).toHaveCount(0)
      }
      await fillIn(page)
      await submit(page)
      await expect(page.getByText('Form submitted successfully!')).toBeVisible()
      // React says that the page was not as it had made it, and makes it again.
      const others = messages.splice(0).filter((message) => !/React error #418/.test(message))
      expect(others).toEqual([])
    })
  }
})

test('sends a form opened before a release without its other scripts (R-FORM-9)', async ({
  page,
  console: messages,
}) => {
  await open(page, pageTypes.enquiry.path)
  await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404 }))
  await submit(page)
  await expect(form(page).getByText('Error: Name is required')).toBeVisible()
  await fillIn(page)
  await submit(page)
  await expect(page.getByText('Form submitted successfully!')).toBeVisible()
  expect(messages.splice(0).filter((message) => !/404|422/.test(message))).toEqual([])
})
