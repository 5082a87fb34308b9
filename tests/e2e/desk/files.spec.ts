import { readFileSync } from 'node:fs'
import { expectAccessible, expectNoHorizontalScroll } from '../../support/browser/test'
import { photo } from '../../support/fixtures/desk-files'
import { createPdf } from '../../support/fixtures/pdf'
import type { DeskSite } from '../../support/servers/desk-site'
import { expect, test } from './fixture'

/** Files from phones and offices, on the screens of the desk. */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

let site: DeskSite
test.beforeAll(({ desk }) => {
  site = desk
})

test('keeps the order of photographs, and waits for uploads before it sends the form', async ({
  browser,
}) => {
  const page = await site.logIn(browser, 'editor', phone)
  await page.goto('/desk/records/new/album')
  await page.getByLabel('Title').fill('The race')
  // The first one arrives last.
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/desk/media/upload', async (route) => {
    if (route.request().postDataBuffer()?.includes('IMG_1.jpg')) await isReleased
    await route.continue()
  })
  const chooser = page.getByLabel('Choose photographs')
  await expect(chooser).toHaveAttribute('multiple')
  await chooser.setInputFiles([await photo(1), await photo(2), await photo(3)])
  const files = page.getByRole('list', { name: 'Photographs' }).getByRole('link')
  await expect(files).toHaveText([/IMG_2/, /IMG_3/])
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('One file is still going up.')).toBeVisible()
  release()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await expect(files).toHaveText([/IMG_1/, /IMG_2/, /IMG_3/])
  // Before the script has loaded, the button sends the form.
  await expect(chooser).toHaveAttribute('multiple')
  await page.getByRole('button', { name: /^Later.*IMG_1/ }).press('Enter')
  await expect(files).toHaveText([/IMG_2/, /IMG_1/, /IMG_3/])
  await expect(page.getByRole('button', { name: /^Later.*IMG_1/ })).toBeFocused()
  // High enough that the bar of buttons covers nothing: axe does not scroll.
  await page.setViewportSize({ width: 390, height: 4000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Use a file that is already here/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Choose from the files/)
  await expectNoHorizontalScroll(page, 390)
  await expectAccessible(page)
  await page.context().close()
})

test('a stored file is used again, also without scripts', async ({ browser }) => {
  const page = await site.logIn(browser, 'editor', { ...phone, javaScriptEnabled: false })
  await page.goto('/desk/media')
  await page.getByLabel('Choose photographs or PDFs').setInputFiles({
    name: 'Fee notice.pdf',
    mimeType: 'application/pdf',
    buffer: createPdf({ pages: ['Fees'] }),
  })
  await page.getByRole('button', { name: 'Upload' }).click()
  await page.goto('/desk/records/new/notice')
  await page.getByLabel('Title').fill('Fees of the session')
  await page.getByRole('button', { name: /^Use a file that is already here.*Documents/ }).click()
  await page.getByRole('button', { name: 'Use these files' }).click()
  await expect(page.getByRole('alert')).toContainText('Choose a file.')
  await page.getByLabel(/Fee notice\.pdf/).check()
  await page.getByRole('button', { name: 'Use these files' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Fees of the session')
  await expect(page.getByRole('list', { name: 'Documents' }).getByRole('link')).toHaveText([
    /Fee notice\.pdf/,
  ])
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Published' })).toBeVisible()
  const notices = (await (await fetch(`${site.url}/api/news/All/dvs`)).json()) as {
    title: string
    attachments: string[]
  }[]
  const [file] = notices.find(({ title }) => title === 'Fees of the session')!.attachments
  const part = await fetch(`${site.url}/api/image/${file}`, { headers: { range: 'bytes=0-4' } })
  expect([part.status, await part.text()]).toEqual([206, '%PDF-'])
  await page.context().close()
})

test('accepts a certificate as an iPhone photograph or a scan', async ({ browser }) => {
  const page = await site.logIn(browser, 'editor', phone)
  const pupils = {
    'IMG_1.HEIC': readFileSync('tests/fixtures/desk/half.heic'),
    'scan.pdf': createPdf({ pages: ['Transfer certificate'] }),
  }
  for (const [name, buffer] of Object.entries(pupils)) {
    await page.goto('/desk/certificates')
    await page.getByLabel('Admission number').fill(`DVS/2026/${name}`)
    await page.getByLabel('Pupil’s name').fill('Sample Pupil')
    await page
      .getByLabel('Photograph or scan of the certificate')
      .setInputFiles({ name, mimeType: '', buffer })
    await page.getByRole('button', { name: 'Save the certificate' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'is saved' })).toBeVisible()
    const href = await page.getByRole('link', { name: 'Open' }).first().getAttribute('href')
    const file = await page.request.get(href!)
    expect(file.headers()['content-type']).toBe('image/jpeg')
  }
  await page.context().close()
})
