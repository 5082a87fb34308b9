import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { translations } from '../../content/languages'
import { translatablePaths } from '../../content/words/en/pages'
import { openHydrated } from '../support/browser/navigation'
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  test as base,
} from '../support/browser/test'

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

const hasPage = (path: string, code: string) =>
  existsSync(`content/pages${path === '/' ? '/index' : path}.${code}.md`)

for (const { code, englishName, words } of translations) {
  const { tool } = words.fees
  const classNine = words.glossary.classes['Class IX']
  const enquiryPath = `/${code}/admission/admission-enquiry`
  const formOf = (page: Page) => page.getByRole('form', { name: words.enquiry.title })
  const submit = (page: Page) =>
    formOf(page).getByRole('button', { name: words.enquiry.submit }).click()

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${englishName}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled })
      const openForm = (page: Page) =>
        javaScriptEnabled ? openHydrated(page, enquiryPath) : page.goto(enquiryPath)

      test('a family sees what it costs, in its language, and enquires for that class', async ({
        page,
      }) => {
        await page.goto(`/${code}/fee-structure`)
        await page.getByLabel(tool.class, { exact: true }).selectOption(classNine)
        await page.locator('input[name=hostel][value=ac]').check()
        await page.getByRole('button', { name: tool.show }).click()
        await expect(page).toHaveURL(`/${code}/fee-structure?class=9&pupil=new&hostel=ac#cost`)
        const answer = page.getByRole('region', { name: tool.title })
        const figure = answer.getByRole('heading', { level: 3 })
        await expect(figure).toHaveText(/^₹\s4,02,280/)
        await expect(figure).toContainText(classNine)
        await expect(page).toHaveTitle(/₹\s4,02,280/)
        await expectNoHorizontalScroll(page, 320)
        if (javaScriptEnabled) await expectAccessible(page)

        await answer.getByRole('link', { name: classNine }).first().click()
        await expect(page).toHaveURL(`${enquiryPath}?class=Class%209`)
        if (!javaScriptEnabled) return
        await expect(formOf(page).getByLabel(words.enquiry.fields.class)).toHaveValue('Class 9')
      })

      test('an impossible choice leads to the nearest one in the same language', async ({
        page,
      }) => {
        await page.goto(`/${code}/fee-structure?class=2&hostel=ac#cost`)
        const answer = page.getByRole('region', { name: tool.title })
        const classThree = words.glossary.classes['Class III']
        await expect(answer.getByRole('heading', { level: 3 })).toContainText(classThree)
        await answer.getByRole('link', { name: classThree }).click()
        await expect(page).toHaveURL(`/${code}/fee-structure?class=3&hostel=ac#cost`)
        await expect(answer.getByRole('heading', { level: 3 })).toHaveText(/^₹\s3,95,780/)
      })

      test('an empty enquiry says what is missing, in the language (R-ENQUIRY-16)', async ({
        page,
      }) => {
        await openForm(page)
        await submit(page)
        const { messages, problem, error } = words.enquiry
        const summary = formOf(page).getByRole('alert')
        await expect(summary.getByRole('heading')).toHaveText(problem)
        await expect(summary.getByRole('link')).toHaveText([
          messages.class,
          messages.name,
          messages.contact,
          messages.consent,
        ])
        await expect(formOf(page).getByText(`${error} ${messages.name}`)).toBeVisible()
        await expect(summary).toBeFocused()
        await expectNoHorizontalScroll(page, 320)
        if (javaScriptEnabled) await expectAccessible(page)
      })

      test('a valid enquiry gets its answer and a reference in the language', async ({ page }) => {
        const { fields, succeeded, next } = words.enquiry
        await openForm(page)
        const form = formOf(page)
        await expect(form.getByRole('combobox', { name: fields.session })).toHaveValue('2026-2027')
        await form.getByRole('combobox', { name: fields.class }).selectOption(classNine)
        await form.getByRole('textbox', { name: fields.name, exact: true }).fill('অভিভাবক अभिभावक')
        await form.getByRole('textbox', { name: fields.contact }).fill(newNumber())
        await form.getByRole('checkbox').check()
        await submit(page)
        await expect(form.getByText(succeeded)).toBeVisible()
        await expect(form.getByText(reference)).toBeVisible()
        await expect(form.getByRole('status')).toContainText(next.split('{hours}')[0]!.trim())
      })
    })
  }

  test(`${englishName}: from the date of birth to the class and the enquiry`, async ({ page }) => {
    const { whichClass, classAnswers } = words.admission
    await page.goto(`/${code}/admission`)
    const card = page.getByRole('region', { name: whichClass.title })
    const classOne = words.glossary.classes['Class I']
    await card.getByLabel(whichClass.fields.day).fill('31')
    await card.getByLabel(whichClass.fields.month).fill('2')
    await card.getByLabel(whichClass.fields.year).pressSequentially('2020')
    await expect(card.getByRole('alert')).toContainText('2020')
    await card.getByLabel(whichClass.fields.month).fill('3')
    await card.getByRole('button', { name: whichClass.show }).click()
    await expect(card.getByRole('heading', { name: classOne, exact: true })).toBeVisible()
    await expect(card.getByRole('status')).not.toContainText(/[{}]|Class|April/)
    await expectAccessible(page, '[data-module]')
    const rules = page.getByRole('table', { name: words.admission.instructions.caption })
    await card.getByRole('link', { name: whichClass.information }).click()
    await expect(rules).toBeInViewport()
    const enquire = classAnswers.enquire.replace('{class}', classOne)
    await card.getByRole('link', { name: enquire }).click()
    await expect(page).toHaveURL(`${enquiryPath}?class=Class%201`)
  })

  test(`${englishName}: the cards of the fees lead to the tables of the page`, async ({ page }) => {
    await page.goto(`/${code}/fee-structure`)
    const cards = page.getByRole('list', { name: words.fees.cards.name }).getByRole('link')
    await expect(cards).toHaveCount(6)
    for (const card of await cards.all()) {
      const target = page.locator((await card.getAttribute('href'))!)
      await expect(target.getByRole('table')).toHaveCount(1)
    }
    await cards.nth(2).click()
    const nine = page.getByRole('table', { name: words.glossary.feeGroups['Class IX'] })
    await expect(nine).toBeInViewport()
    await expect(nine).toContainText('78,500')
  })

  test(`${englishName}: no page says anything in English without marking it`, async ({ page }) => {
    for (const path of translatablePaths.filter((one) => hasPage(one, code))) {
      await page.goto(`/${code}${path === '/' ? '' : path}`)
      const english = await page.getByRole('main').evaluate((main) => {
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (texts.nextNode()) {
          // Without official names, which are in brackets.
          const text = (texts.currentNode.textContent ?? '').replace(/\([A-Z][\w .,]*\)/g, '')
          const parent = texts.currentNode.parentElement!
          const isMarked = parent.closest('[lang], [hreflang], script, style')?.closest('main')
          if (!isMarked && /[a-z]{2,} [a-z]{2,}/i.test(text)) found.push(text)
        }
        return found
      })
      expect({ path, english }).toEqual({ path, english: [] })
    }
  })
}
