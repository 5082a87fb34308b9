import { routes } from '../../content/routes'
import { desktopOnly, expect, test } from '../support/browser/test'

/** Finds structural faults in the HTML that the server sends. Runs in the browser. */
function faultsOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const main = page.querySelector('main')!
  const text = (element: Element) => element.textContent.trim()
  const levels = [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => ({
    level: Number(heading.tagName[1]),
    name: text(heading),
  }))
  return [
    ...levels
      .filter(({ level }, index) => level > (levels[index - 1]?.level ?? 0) + 1)
      .map(({ level, name }) => `level ${level} skips a level: ${name}`),
    ...levels.filter(({ name }) => !name).map(({ level }) => `level ${level} is empty`),
    ...[...page.querySelectorAll('img:not([alt])')].map(
      (image) => `no alternative text: ${image.getAttribute('src')}`,
    ),
    ...[...page.querySelectorAll('table')]
      .filter((table) => !table.caption || !text(table.caption))
      .map((table) => `table without a caption: ${text(table.rows[0]!)}`),
    ...[...page.querySelectorAll('thead th:not([scope=col]), tbody th:not([scope=row])')].map(
      (head) => `header cell without a scope: ${text(head)}`,
    ),
    ...[...page.querySelectorAll('tbody tr')]
      .filter((row) => row.children.length > 1 && !row.querySelector('th[scope=row]'))
      .map((row) => `row without a header: ${text(row)}`),
  ]
}

test(
  'headings, pictures and tables of every page can be followed with a screen reader',
  desktopOnly,
  async ({ page, request }) => {
    test.setTimeout(180_000)
    const faults: string[] = []
    for (const { path } of routes) {
      const html = await (await request.get(path)).text()
      for (const fault of await page.evaluate(faultsOf, html)) faults.push(`${path}: ${fault}`)
    }
    expect(faults).toEqual([])
  },
)
