import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Nodes } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { findLanguage, type Language } from '../../content/languages'
import { openHydrated } from '../support/browser/navigation'
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  test as base,
} from '../support/browser/test'
import { forEachLimited } from '../support/expect/for-each-limited'
import { costs } from '../support/fixtures/costs'
import { translatedPages } from '../support/fixtures/translated-pages'

const bengali = findLanguage('bn')
const hindi = findLanguage('hi')

/** Each test has its own client address, because rate limits count by address (R-FORM-3). */
const test = base.extend({
  extraHTTPHeaders: async ({}, provide) => {
    await provide({
      'X-Forwarded-For': `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`,
    })
  },
})

const newNumber = () => String(randomInt(6_000_000_000, 9_999_999_999))
const reference = /ENQ-[2-9A-Z]{4}-[2-9A-Z]{4}/

/** Finds the costs of a class, and sends an enquiry for it. */
async function seeCost(page: Page, { code, words }: Language, javaScriptEnabled: boolean) {
  const { tool } = words.fees
  const classNine = words.glossary.classes['Class IX']
  await page.goto(`/${code}/fee-structure`)
  await page.getByLabel(tool.class, { exact: true }).selectOption(classNine)
  await page.locator('input[name=hostel][value=ac]').check()
  if (!javaScriptEnabled) await page.getByRole('button', { name: tool.show }).click()
  await expect(page).toHaveURL(`/${code}/fee-structure?class=9&pupil=new&hostel=ac#cost`)
  const answer = page.getByRole('region', { name: tool.title })
  const figure = answer.getByRole('heading', { level: 3 })
  await expect(figure).toHaveText(new RegExp(`^₹\\s${costs.nineWithRoom}`))
  await expect(figure).toContainText(classNine)
  if (!javaScriptEnabled) await expect(page).toHaveTitle(new RegExp(`₹\\s${costs.nineWithRoom}`))
  await expectNoHorizontalScroll(page, 320)
  if (javaScriptEnabled) await expectAccessible(page, 'main')

  await answer.getByRole('link', { name: classNine }).first().click()
  await expect(page).toHaveURL(`/${code}/admission/admission-enquiry?class=Class%209`)
}

/** Sends an empty enquiry, checks its errors (R-ENQUIRY-16), and sends a valid one. */
async function enquire(page: Page, { words }: Language, javaScriptEnabled: boolean) {
  const { title, messages, problem, error, fields, succeeded, next } = words.enquiry
  const form = page.getByRole('form', { name: title })
  const submit = () => form.getByRole('button', { name: words.enquiry.submit }).click()
  await submit()
  const summary = form.getByRole('alert')
  await expect(summary.getByRole('heading')).toHaveText(problem)
  await expect(summary.getByRole('link')).toHaveText([
    messages.class,
    messages.name,
    messages.contact,
    messages.consent,
  ])
  await expect(form.getByText(`${error} ${messages.name}`)).toBeVisible()
  await expect(summary).toBeFocused()
  await expectNoHorizontalScroll(page, 320)
  if (javaScriptEnabled) await expectAccessible(page, 'main')

  await expect(form.getByRole('combobox', { name: fields.session })).toHaveValue('2026-2027')
  const classNine = words.glossary.classes['Class IX']
  await form.getByRole('combobox', { name: fields.class }).selectOption(classNine)
  await form.getByRole('textbox', { name: fields.name, exact: true }).fill('অভিভাবক अभिभावक')
  await form.getByRole('textbox', { name: fields.contact }).fill(newNumber())
  await form.getByRole('checkbox').check()
  await submit()
  await expect(page.getByText(succeeded)).toBeVisible()
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByRole('status').locator(':focus')).toContainText(
    next.split('{hours}')[0]!.trim(),
  )
}

test('shows a family its costs in Bengali, and leads to the enquiry for that class', async ({
  page,
}) => {
  await seeCost(page, bengali, true)
  const { title, fields } = bengali.words.enquiry
  await expect(page.getByRole('form', { name: title }).getByLabel(fields.class)).toHaveValue(
    'Class 9',
  )
  await openHydrated(page, '/bn/admission/admission-enquiry')
  await enquire(page, bengali, true)
})

test.describe('Hindi, without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows a family its costs, and leads to the enquiry', async ({ page }) => {
    await seeCost(page, hindi, false)
    await page.goto('/hi/admission/admission-enquiry')
    await enquire(page, hindi, false)
  })

  test('an impossible choice leads to the nearest one in the same language', async ({ page }) => {
    const { fees, glossary } = hindi.words
    await page.goto('/hi/fee-structure?class=2&hostel=ac#cost')
    const answer = page.getByRole('region', { name: fees.tool.title })
    const classThree = glossary.classes['Class III']
    await expect(answer.getByRole('heading', { level: 3 })).toContainText(classThree)
    await answer.getByRole('link', { name: classThree }).click()
    await expect(page).toHaveURL('/hi/fee-structure?class=3&hostel=ac#cost')
    await expect(answer.getByRole('heading', { level: 3 })).toHaveText(
      new RegExp(`^₹\\s${costs.threeWithRoom}`),
    )
  })
})

test('leads in Bengali from the date of birth to the class and the enquiry', async ({ page }) => {
  const { words } = bengali
  const { whichClass, classAnswers } = words.admission
  await page.goto('/bn/admission')
  const card = page.getByRole('region', { name: whichClass.title })
  const classTwo = words.glossary.classes['Class II']
  await card.getByLabel(whichClass.fields.day).fill('31')
  await card.getByLabel(whichClass.fields.month).fill('2')
  await card.getByLabel(whichClass.fields.year).pressSequentially('2020')
  await expect(card.getByRole('alert')).toContainText('2020')
  await card.getByLabel(whichClass.fields.month).fill('3')
  await card.getByRole('button', { name: whichClass.show }).click()
  await expect(card.getByRole('heading', { name: classTwo, exact: true })).toBeVisible()
  await expect(card.getByRole('status')).not.toContainText(/[{}]|Class|April/)
  await expectAccessible(page, '[data-module]')
  const rules = page.getByRole('table', { name: words.admission.instructions.caption })
  await card.getByRole('link', { name: whichClass.information }).click()
  await expect(rules).toBeInViewport()
  // The session depends on the day.
  const [beforeSession] = classAnswers.askAbout.replace('{class}', classTwo).split('{session}')
  await card.getByRole('link', { name: beforeSession }).click()
  await expect(page).toHaveURL('/bn/admission/admission-enquiry?class=Class%202')
})

test('leads in Bengali from the cards of the fees to the tables of the page', async ({ page }) => {
  const { fees, glossary } = bengali.words
  await page.goto('/bn/fee-structure')
  const cards = page.getByRole('list', { name: fees.cards.name }).getByRole('link')
  await expect(cards).toHaveCount(6)
  // The fees of the buses are on a page in English.
  await expect(cards.last()).toHaveAttribute('hreflang', 'en-IN')
  for (const card of (await cards.all()).slice(0, -1)) {
    const target = page.locator((await card.getAttribute('href'))!)
    await expect(target.getByRole('table', { includeHidden: true })).toHaveCount(1)
  }
  await cards.nth(2).click()
  const nine = page.getByRole('table', { name: glossary.feeGroups['Class IX'] })
  await expect(nine).toBeInViewport()
  await expect(nine).toContainText(costs.nineAtAdmission)
})

/** Texts below a node, except those in elements with another language. */
function unmarkedTexts(node: Nodes): string[] {
  if (node.type === 'text') return [node.value]
  if (!('children' in node)) return []
  if (node.type === 'element') {
    const { tagName, properties } = node
    if (properties.lang || properties.hrefLang || ['script', 'style'].includes(tagName)) return []
  }
  return node.children.flatMap(unmarkedTexts)
}

test('marks all English on translated pages', async ({ request }) => {
  const parser = unified().use(rehypeParse)
  await forEachLimited(translatedPages, async ({ path }) => {
    const html = await (await request.get(path)).text()
    const main = /<main.*<\/main>/s.exec(html)![0]
    const texts = unmarkedTexts(parser.parse(main))
      // Except official names, which are in brackets.
      .map((text) => text.replace(/\([A-Z][\w .,]*\)/g, ''))
    expect(texts.length, path).toBeGreaterThan(10)
    expect
      .soft(
        texts.filter((text) => /[a-z]{2,} [a-z]{2,}/i.test(text)),
        path,
      )
      .toEqual([])
  })
})
