import { enquire } from './enquire'
import { test } from './visitor'

test.use({ script: false })

test('without script the enquiry form says what is missing, and accepts a valid enquiry', async ({
  visitor,
}) => {
  await visitor.open('/admission/admission-enquiry')
  await enquire(visitor)
})

test('without script a menu opens and leads to a page', async ({ visitor }) => {
  await visitor.open('/about')
  const main = visitor.within('navigation', 'Main')
  await main.click('button', 'Fees')
  await main.click('link', /Class IX/)
  await visitor.isAt(/^\/fee-structure\/class-nine-2026-27$/)
})

test('without script the news can be filtered by year', async ({ visitor }) => {
  await visitor.open('/news')
  await visitor.choose('Year', '2025')
  await visitor.click('button', 'Show')
  await visitor.isAt(/^\/news\?year=2025/)
  await visitor.seesValue('combobox', 'Year', '2025')
})
