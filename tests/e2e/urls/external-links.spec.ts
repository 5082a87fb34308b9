import { routes } from '../../../content/routes'
import { forEachLimited } from '../../support/expect/for-each-limited'
import { recordPages } from '../../support/fixtures/record-pages'
import { expect, test } from '../../support/browser/test'

test('every link to another site opens in a new tab, and says so on the screen and to screen readers', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow()
  const addresses = [
    ...routes.map(({ path }) => path),
    ...(await recordPages(baseURL!)).flatMap((pages) => pages.slice(0, 8)),
  ]
  const pages: { address: string; html: string }[] = []
  await forEachLimited(addresses, async (address) => {
    pages.push({ address, html: await (await request.get(address)).text() })
  })
  const { links, faults } = await page.evaluate((pages) => {
    const iconOf = (link: Element) => link.querySelector('use[href$="#arrow-up-right"]')
    const nameOf = (link: Element) => link.getAttribute('aria-label') ?? link.textContent
    const found = pages.flatMap(({ address, html }) =>
      [
        ...new DOMParser()
          .parseFromString(html, 'text/html')
          .querySelectorAll<HTMLAnchorElement>('a[href^="http"]'),
      ].map((link) => ({ link, at: `${address}: ${link.outerHTML.slice(0, 200)}` })),
    )
    return {
      links: found.length,
      faults: found.flatMap(({ link, at }) => {
        const name = nameOf(link)
        const hasSign = iconOf(link) ?? link.textContent.includes('(opens in a new tab)')
        return [
          ...(link.target === '_blank' ? [] : [`same tab: ${at}`]),
          ...(name.includes('(opens in a new tab)') ? [] : [`not in the accessible name: ${at}`]),
          ...(hasSign ? [] : [`not visible: ${at}`]),
        ]
      }),
    }
  }, pages)
  expect([...new Set(faults)].slice(0, 20)).toEqual([])
  expect(links).toBeGreaterThan(1000)
})
