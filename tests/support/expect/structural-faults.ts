/**
 * Finds faults in the HTML that the server sends: headings, pictures and tables that a screen reader cannot follow, and
 * links to other sites that do not say so. Runs in the browser.
 * @param newTab 'opens in a new tab' in the language of the page
 */
export function structuralFaults({ html, newTab }: { html: string; newTab: string }): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const main = page.querySelector('main')!
  const text = (element: Element) => element.textContent.trim()
  const levels = [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => ({
    level: Number(heading.tagName[1]),
    name: text(heading),
  }))
  const elsewhere = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')].map((link) => {
    const name = link.getAttribute('aria-label') ?? link.textContent
    const sign = link.dataset.mark === 'external'
    return {
      at: link.outerHTML.slice(0, 200),
      sameTab: link.target !== '_blank',
      unnamed: !name.includes(`(${newTab})`),
      // In running text (R-LAYOUT-14).
      invisible: link.matches('main p a') && !sign && !link.textContent.includes(`(${newTab})`),
    }
  })
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
    ...elsewhere.flatMap(({ at, sameTab, unnamed, invisible }) => [
      ...(sameTab ? [`opens another site in the same tab: ${at}`] : []),
      ...(unnamed ? [`does not say to screen readers that it opens a new tab: ${at}`] : []),
      ...(invisible ? [`does not show that it leads to another site: ${at}`] : []),
    ]),
  ]
}
