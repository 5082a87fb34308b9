import { buildVariantMetadata } from '@/lib/seo/metadata'

test('a filtered page is not indexed, and its canonical page is the list (R-LIST-2)', async () => {
  expect(await buildVariantMetadata('/news')).toMatchObject({
    robots: { index: false, follow: true },
    alternates: { canonical: '/news' },
  })
})
