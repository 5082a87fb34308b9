/**
 * `npm run screens`: takes the pictures of `docs/desk.md` from the built site, with records and enquiries of samples.
 */
import { mkdir } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ensureBrowser } from '../../scripts/support/browser.mjs'
import { post } from '../support/servers/post-enquiry'
import { type DeskSite, startDeskSite } from '../support/servers/desk-site'

const folder = 'docs/screens'
const gap = 24
const background = '#d8e5dd'

const families = [
  ['Parent of Asha', 'Nursery', 'called'],
  ['Parent of Bimal', '1', 'visiting'],
  ['Parent of Chandra', '6', 'applied'],
  ['Parent of Dipa', '9', undefined],
  ['Parent of Esha', '11', undefined],
] as const

async function sendEnquiries({ url }: DeskSite, page: Page): Promise<void> {
  for (const [index, [name, admissionClass, state]] of families.entries()) {
    const { text } = await post(url, {
      body: JSON.stringify({
        name,
        class: admissionClass,
        phone: `90000000${10 + index}`,
        email: '',
        toYear: '2026-2027',
        declaration: true,
        schoolcode: 'dvs',
      }),
    })
    if (!state) continue
    const { reference } = JSON.parse(text) as { reference: string }
    await page.goto(`/desk/enquiries/${reference}`)
    await page.locator(`button[value="${state}"]`).click()
    await page.getByRole('status').waitFor()
  }
}

/** Screens of the same height, side by side. */
async function joinPictures(pictures: Buffer[], file: string): Promise<void> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))
  const width = sizes.reduce((sum, size) => sum + size.width + gap, gap)
  const height = Math.max(...sizes.map((size) => size.height)) + 2 * gap
  let left = 0
  await sharp({ create: { width, height, channels: 3, background } })
    .composite(
      pictures.map((input, index) => {
        left += gap + (index > 0 ? sizes[index - 1]!.width : 0)
        return { input, top: gap, left }
      }),
    )
    .webp({ quality: 80 })
    .toFile(`${folder}/${file}`)
}

const desk = await startDeskSite({ hasRecords: true })
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox'],
})
try {
  const page = await desk.logIn(browser, 'editor', { viewport: { width: 390, height: 844 } })
  await sendEnquiries(desk, page)
  await mkdir(folder, { recursive: true })

  const phones: Buffer[] = []
  for (const path of ['/desk', '/desk/records/new/notice', '/desk/alerts']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    phones.push(await page.screenshot())
  }
  await joinPictures(phones, 'desk-phone.webp')

  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto('/desk/enquiries', { waitUntil: 'networkidle' })
  await joinPictures([await page.screenshot()], 'desk-enquiries.webp')
} finally {
  await browser.close()
  await desk.remove()
}
