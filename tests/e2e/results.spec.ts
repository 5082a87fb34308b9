import { expect, test } from '../support/browser/test'

const galleries = { '/topper-x': 16, '/topper-xii': 8, '/coup-delite': 9 } as const

const titles = {
  '/topper-x': 'Class X, 2025',
  '/topper-xii': 'Class XII, 2025',
  '/coup-delite': 'Class X, 2025',
}

const paths = Object.keys(galleries) as (keyof typeof galleries)[]

for (const path of paths) {
  test(`shows the figures of both classes on ${path}, and leaves no row of its gallery half empty`, async ({
    page,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /annual report/i })).toHaveAttribute(
      'href',
      '/about/school-annual-report',
    )
    const count = galleries[path]
    const tiles = main.getByRole('link', { name: new RegExp(`^Picture \\d+ of ${count}: `) })
    await expect(tiles).toHaveCount(count)
    await expect(main.getByText(/^95%\s+passed the AISSE$/)).toBeVisible()
    await expect(main.getByText(/^92%\s+passed the AISSCE$/)).toBeVisible()
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(titles[path])
    for (const width of [320, 390, 640, 768, 960, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const rowTops = await tiles.evaluateAll((links) =>
        links.map((link) => Math.round(link.getBoundingClientRect().top)),
      )
      const rows = [...new Set(rowTops)].map((row) => rowTops.filter((top) => top === row).length)
      expect(new Set(rows).size, `rows of ${rows} at ${width} px`).toBe(1)
    }
  })
}
