import type { Page } from '@playwright/test'
import { feeGroups } from '../../content/data/fees'
import {
  desktopOnly,
  expect,
  expectAccessible,
  expectMessages,
  expectNoHorizontalScroll,
  expectUnobscured,
  test,
} from '../support/browser/test'
import { costs } from '../support/fixtures/costs'

const streams = '/admission/admission-criteria-class-elleven'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', desktopOnly, () => {
    test.use({ javaScriptEnabled })

    test('a family chooses a class and a room, and sees what it costs', async ({ page }) => {
      await page.goto('/fee-structure')
      await page.getByLabel('Class', { exact: true }).selectOption('Class IX')
      await page.getByRole('radio', { name: 'Hostel, AC', exact: true }).check()
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show what it costs' }).click()
      await expect(page).toHaveURL('/fee-structure?class=9&pupil=new&hostel=ac#cost')

      const answer = page.getByRole('region', { name: 'What will it cost us?' })
      await expectUnobscured(answer.getByRole('heading', { level: 2 }))
      const figure = answer.getByRole('heading', { level: 3 })
      await expect(figure).toHaveText(
        new RegExp(
          `^₹\\s${costs.nineWithRoom} in the first year: Class\\sIX, new, hostel, AC room$`,
        ),
      )
      await expectUnobscured(figure)
      await expect(answer.getByRole('row', { name: /^First year/ })).toBeVisible()
      await expect(answer.getByRole('row', { name: /^Before the Durga Puja/ })).toContainText(
        costs.secondInstalment,
      )
      await expect(answer.getByText(costs.nineWithRoomSum)).toBeVisible()
      await expect(answer).toContainText('Not in this sum: the bus, books, uniform')
      await expect(answer).toContainText('The hostel is for boys')

      await test.step('the form shows the choice, and can be changed', async () => {
        await expect(page.getByLabel('Class', { exact: true })).toHaveValue('9')
        await expect(page.getByRole('radio', { name: 'Hostel, AC', exact: true })).toBeChecked()
        await page.getByRole('radio', { name: 'Day' }).check()
        await page.getByRole('radio', { name: 'Already here' }).check()
        if (!javaScriptEnabled)
          await page.getByRole('button', { name: 'Show what it costs' }).click()
        await expect(figure).toHaveText(
          new RegExp(`^₹\\s${costs.nineAgain} in a year: Class\\sIX, already here, day$`),
        )
      })

      await test.step('an impossible choice leads to the nearest possible one', async () => {
        await page.goto('/fee-structure?class=2&hostel=ac#cost')
        await expect(figure).toHaveText(/^The hostel takes boys from Class\sIII onwards\.$/)
        await answer.getByRole('link', { name: /^Class\sIII, new, hostel, AC room$/ }).click()
        await expect(figure).toHaveText(new RegExp(`^₹\\s${costs.threeWithRoom}`))
      })
    })

    test('scores lead to streams, their subjects, and what is short', async ({ page }) => {
      await page.goto(streams)
      await page.getByLabel('English').fill('68')
      await page.getByLabel('Science').fill('81-90')
      await page.getByLabel('Mathematics').fill('74')
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show the streams' }).click()

      const answer = page.getByRole('region', { name: 'Which stream?' })
      await expectUnobscured(answer.getByRole('heading', { level: 2 }))
      await expectUnobscured(answer.getByRole('heading', { level: 3 }))
      await expect(answer.getByRole('heading', { level: 3 })).toHaveText(/^3 of 6/)
      await expect(answer.getByRole('heading', { level: 4 })).toHaveText([
        'Science without Maths',
        'Commerce with Maths',
        'Commerce without Maths',
        'Science with Maths',
        'Humanities with Economics',
        'Humanities without Economics',
      ])
      await expect(answer).toContainText('Needs 81 in Mathematics, 7 more.')
      await expect(answer).toContainText('Needs 61 in Social Studies.')
      await expect(answer).toContainText('Indicative, the school decides.')
      await expect(answer.getByText('English, Physics, Chemistry')).toBeVisible()
      await expect(page.getByLabel('Science')).toHaveValue('81-90')

      await test.step('explains an impossible score', async () => {
        await page.goto(`${streams}?english=680&mathematics=74#streams`)
        const english = page.getByLabel('English')
        await expect(english).toHaveAccessibleDescription('Error: 680 is more than 100.')
        await expect(english).toBeFocused()
        await expectUnobscured(english)
        await answer.getByRole('link', { name: 'Count 100 instead' }).click()
        await expect(page.getByLabel('English')).toHaveValue('100')
        await expect(answer.getByRole('heading', { level: 3 })).toHaveText(/^2 of 6/)
      })
    })
  })
}

test.describe('without loading the page', desktopOnly, () => {
  /** The path of each document that the page loads. */
  const documentsOf = (page: Page) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    return documents
  }

  test('answers a changed field, and announces the answer', async ({ page }) => {
    await page.goto('/fee-structure')
    const documents = documentsOf(page)
    const tool = page.getByRole('region', { name: 'What will it cost us?' })
    await tool.getByRole('radio', { name: 'Hostel, AC', exact: true }).check()
    await expect(tool.getByRole('heading', { level: 3 })).toHaveText('Choose a class')
    await tool.getByLabel('Class', { exact: true }).focus()
    await tool.getByLabel('Class', { exact: true }).selectOption('Class IX')
    await expect(tool.getByRole('status')).toContainText(costs.nineWithRoom)
    await expect(tool.getByRole('button', { name: 'Show what it costs' })).toBeHidden()
    await expect(tool.getByLabel('Class', { exact: true })).toBeFocused()
    await tool.getByLabel('Class', { exact: true }).selectOption('Class II')
    await tool.getByRole('link', { name: /^Class\sIII, new, hostel, AC room$/ }).click()
    await expect(tool.getByRole('status')).toContainText(costs.threeWithRoom)
    await expect(tool.getByLabel('Class', { exact: true })).toHaveValue('3')
    await expectAccessible(page, 'main')
    expect(documents).toEqual([])
  })

  test('shows an error at its field, once the field is complete', async ({ page }) => {
    await page.goto(streams)
    const documents = documentsOf(page)
    const english = page.getByLabel('English')
    await english.fill('680')
    await english.blur()
    await expect(english).toHaveAccessibleDescription('Error: 680 is more than 100.')
    await english.fill('68')
    await expect(english).toHaveAccessibleDescription('')
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(/^0 of 6/)
    expect(documents).toEqual([])
  })

  test('loads the page by its button when the network is down', async ({
    page,
    console: messages,
  }) => {
    await page.goto('/fee-structure')
    await page.route(/part=tool/, (route) => route.abort())
    const tool = page.getByRole('region', { name: 'What will it cost us?' })
    await tool.getByLabel('Class', { exact: true }).focus()
    await tool.getByLabel('Class', { exact: true }).selectOption('Class IX')
    await expect(tool.getByRole('heading', { level: 3 })).toHaveCount(0)
    await expectMessages(messages, ['Failed to load resource: net::ERR_FAILED'])
    await tool.getByRole('button', { name: 'Show what it costs' }).click()
    await expect(tool.getByRole('heading', { level: 3 })).toContainText(costs.nine)
  })
})

test('lets search engines index the tool, not its answers', desktopOnly, async ({ page }) => {
  for (const [url, title] of [
    [
      '/fee-structure?class=9&hostel=ac',
      new RegExp(`^Class IX, new, hostel, AC room: ₹\\s${costs.nineWithRoom} in the first year`),
    ],
    [`${streams}?english=70`, /^Admission criteria, Class XI/],
  ] as const) {
    const response = await page.goto(url)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const canonical = page.locator('link[rel=canonical]')
    await expect(canonical).toHaveAttribute('href', new RegExp(`${url.split('?')[0]}$`))
  }
})

test('shares the answer with its figures in one tap', desktopOnly, async ({ page, baseURL }) => {
  await page.goto('/fee-structure?class=9')
  const href = await page.getByRole('link', { name: /^Send to family/ }).getAttribute('href')
  const url = new URL(href!)
  expect(url.host).toBe('wa.me')
  const text = url.searchParams.get('text')!.replaceAll('\u00a0', ' ')
  expect(text).toContain(`First year: ${costs.nineSum} = ₹ ${costs.nine}`)
  const shared = new URL(text.split('\n').at(-1)!)
  expect(shared.pathname + shared.search + shared.hash).toBe('/fee-structure?class=9#cost')
  await page.goto(baseURL + shared.pathname + shared.search)
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(costs.nine)
})

test('fills the class of a new pupil into the enquiry', desktopOnly, async ({ page }) => {
  await page.goto('/fee-structure?class=prep')
  await page.getByRole('link', { name: 'Enquire for Prep' }).click()
  await expect(page.getByRole('combobox', { name: /^Class/ }).first()).toHaveValue('Prepatory')
})

test(
  'the fee pages, the hostel fee and admission lead to the answer',
  desktopOnly,
  async ({ page }) => {
    for (const [path, figure] of [
      [feeGroups.nine.path, costs.nine],
      ['/hostel/hostel-fee', costs.threeWithRoom],
    ] as const) {
      await page.goto(path)
      await page.getByRole('main').getByRole('link', { name: 'What will it cost us?' }).click()
      await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(figure)
    }
    for (const [path, href] of [
      ['/', '/fee-structure'],
      ['/admission', '/fee-structure'],
      ['/fee-structure/norms-for-fixing-fees', '/fee-structure'],
      ['/fee-structure/class-elleven-2026-27', '/fee-structure?class=11&pupil=existing#cost'],
    ] as const) {
      await page.goto(path)
      const link = page.getByRole('main').getByRole('link', { name: /What will it cost us\?/ })
      await expect(link, path).toHaveAttribute('href', href)
    }
  },
)

test(
  'an answer prints on one sheet, without the form, the streams with their subjects',
  desktopOnly,
  async ({ page }) => {
    for (const query of ['class=9&hostel=ac', 'class=11&pupil=existing&hostel=non-ac']) {
      await page.goto(`/fee-structure?${query}`)
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('row', { name: /^First year/ })).toBeVisible()
    await expect(page.getByText('Not in this sum')).toBeVisible()

    await page.goto(`${streams}?english=75&science=85&mathematics=74`)
    const subjects = page
      .getByRole('region', { name: 'Which stream?' })
      .getByText('English, Physics')
    await expect(subjects).toBeVisible()
  },
)

test('the whole question is in the first view of a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide windows show more')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/fee-structure')
  await expectUnobscured(page.getByRole('button', { name: 'Show what it costs' }))
})

test('folds the table of all streams under the tool, on a phone also the subjects', async ({
  page,
  isMobile,
}) => {
  await page.goto(streams)
  const unknown = page.getByText(/not yet named the examination .* marks or per cent\. Ask the/)
  await expect(unknown).toHaveCount(1)
  const table = page.getByRole('table', { name: /^Streams and minimum score bands/ })
  await expect(table).toBeHidden()
  await page.getByText('Streams and minimum score bands').first().click()
  await expect(table).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Subject combinations' })).toBeVisible({
    visible: !isMobile,
  })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Subject combinations' })).toBeVisible()
})

test('the answer is in the first view of a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide windows have it next to the question')
  for (const [path, text] of [
    ['/fee-structure?class=9&hostel=ac', costs.nineWithRoom],
    ['/fee-structure?class=2&hostel=ac', 'The hostel takes boys'],
    [`${streams}?english=75&mathematics=74`, '2 of 6'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const figure = page.getByRole('heading', { level: 3 }).first()
    await expect(figure).toContainText(text)
    await expectUnobscured(figure)
  }
})

test('scrolls to the answer after a choice on a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'wide windows have it next to the question')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/fee-structure')
  const tool = page.getByRole('region', { name: 'What will it cost us?' })
  await tool.getByLabel('Class', { exact: true }).focus()
  await tool.getByLabel('Class', { exact: true }).selectOption('Class IX')
  const figure = tool.getByRole('heading', { level: 3 })
  await expect(figure).toContainText(costs.nine)
  await expectUnobscured(figure)
  await page.goto('/fee-structure?class=9#cost')
  await tool.getByRole('radio', { name: 'Hostel, AC', exact: true }).check()
  const line = tool.getByRole('status')
  await expect(line).toContainText(costs.nineWithRoom)
  await expectUnobscured(line)
})

test(
  'offers bands to choose, as a number pad may have no hyphen',
  desktopOnly,
  async ({ page }) => {
    await page.goto(streams)
    const list = await page.getByLabel('Mathematics').getAttribute('list')
    await expect(page.locator(`datalist#${list} option`)).toHaveCount(4)
    await page.getByLabel('Mathematics').fill('71-80')
    await page.getByLabel('English').fill('61-70')
    const answer = page.getByRole('region', { name: 'Which stream?' })
    await expect(answer.getByRole('heading', { level: 3 })).toHaveText(/^2 of 6/)
  },
)

test('has accessible answers', async ({ page, isMobile }) => {
  for (const path of [
    '/fee-structure?class=11&hostel=ac',
    `${streams}?english=75&science=85&mathematics=85&socialStudies=70`,
    `${streams}?english=abc`,
  ]) {
    await page.goto(path)
    await expectAccessible(page, 'main')
    for (const width of isMobile ? [320, 390] : [768, 1280]) {
      await expectNoHorizontalScroll(page, width)
    }
  }
})
