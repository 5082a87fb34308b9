import { renderErrorPage } from '@/lib/http/error-page'

const shared = globalThis as {
  [key: symbol]: { version: string; htmlIn: () => string } | undefined
}
const bar = Symbol.for('school-website.alert-bar')

afterEach(() => delete shared[bar])

test('a refused request is explained, with the current alerts and their styles and script', async () => {
  shared[bar] = { version: 'v1', htmlIn: () => '<section>Closed today</section>' }
  const response = renderErrorPage(413)
  const html = await response.text()
  expect(html).toContain('</header><div id="alerts"><section>Closed today</section></div><main>')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain("img-src 'self' data:; script-src 'self'; style-src 'self' 'sha256-")
  expect(response.headers.get('cache-control')).toBe('no-store')

  delete shared[bar]
  expect(await renderErrorPage(413).text()).toContain('<div id="alerts"></div>')
})
