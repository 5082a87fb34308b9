import { expect, test } from '../support/browser/test'

const galleries = { '/topper-x': 16, '/topper-xii': 8, '/coup-delite': 9 }

for (const [path, count] of Object.entries(galleries)) {
  test(`begins ${path} with the figures of both classes, and leaves no row of its gallery half empty`, async ({
    page,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /annual report/i })).toHaveAttribute(
      'href',
      '/about/school-annual-report',
    )
    const tiles = main.getByRole('link', { name: new RegExp(`^Picture \\d+ of ${count}: `) })
    await expect(tiles).toHaveCount(count)
    await expect(main.getByRole('img', { name: /of 100 pupils passed/ })).toHaveCount(2)
    const figures = main.getByText(/^95%\s+passed the AISSE/)
    const tops = [(await figures.boundingBox())!.y, (await tiles.first().boundingBox())!.y]
    expect(tops[0]).toBeLessThan(tops[1]!)
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
      path === '/topper-xii' ? 'Class XII, 2025' : 'Class X, 2025',
    )
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
