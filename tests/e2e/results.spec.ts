import { expect, test } from '../support/browser/test'

const galleries = { '/topper-x': 16, '/topper-xii': 8, '/coup-delite': 9 }

for (const [path, count] of Object.entries(galleries)) {
  test(`begins ${path} with what it is about, and leaves no row of its gallery half empty`, async ({
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
    // A class begins with its own figures, the honours with their pictures.
    const isClass = path !== '/coup-delite'
    await expect(main.getByRole('img', { name: /of 100 pupils passed/ })).toHaveCount(
      isClass ? 2 : 0,
    )
    const figures = main.getByText(/^95%\s+passed the AISSE/).first()
    const tops = [(await figures.boundingBox())!.y, (await tiles.first().boundingBox())!.y]
    expect(tops[0]! < tops[1]!).toBe(isClass)
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
      { '/topper-x': 'Class X, 2025', '/topper-xii': 'Class XII, 2025' }[path] ?? 'Honours of 2025',
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
