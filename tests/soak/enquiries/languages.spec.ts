import { translations } from '../../../content/languages'
import { createBody, createContact } from '../../support/fixtures/enquiry'
import { expect, test } from './fixture'

test('the office learns the language and the notice, the provider nothing (R-ENQUIRY-16)', async ({
  launch,
  page,
  provider,
  enquiriesCli,
}) => {
  const site = await launch()
  for (const [index, { code, words }] of translations.entries()) {
    await page.goto(`${site.url}/${code}/admission/admission-enquiry`)
    const form = page.getByRole('form', { name: words.enquiry.title })
    await form.getByRole('combobox', { name: words.enquiry.fields.class }).selectOption('Class 9')
    await form
      .getByRole('textbox', { name: words.enquiry.fields.name, exact: true })
      .fill(createBody(index).name)
    await form
      .getByRole('textbox', { name: words.enquiry.fields.contact })
      .fill(createContact(index))
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: words.enquiry.submit }).click()
    await expect(page.getByText(/ENQ-/)).toBeVisible()
  }
  await expect.poll(() => provider.count('form')).toBe(translations.length)
  const csv = await enquiriesCli('export')
  const list = await enquiriesCli('list')
  for (const [index, { code, englishName }] of translations.entries()) {
    const row = csv.split('\r\n').find((line) => line.includes(createContact(index)))
    expect(row).toContain(`"${englishName}"`)
    expect(row).toMatch(new RegExp(`"\\d{4}-\\d{2}-\\d{2}-${code}-[0-9a-z]+"`))
    expect(list).toContain(englishName)
  }
})
