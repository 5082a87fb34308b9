import { languages } from '@/content/languages'
import { createOfflinePageResponse, createServiceWorkerResponse } from '@/lib/pages/offline'

test('the service worker is small, with the words of all languages (R-OFFLINE-4)', async () => {
  const script = await createServiceWorkerResponse().text()
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(6 * 1024)
  expect(createServiceWorkerResponse().headers.get('cache-control')).toBe('no-cache')
})

test.each(languages)(
  'the page for visitors without a network is in $englishName',
  async (language) => {
    const html = await createOfflinePageResponse(language).text()
    expect(html).toContain(`<html lang="${language.tag}">`)
    expect(html).toContain(language.words.offline.text)
    expect(html).toContain('href="tel:')
  },
)
