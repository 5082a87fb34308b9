/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'

const routes = readdirSync('app/api', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('route.ts'),
)

// The middleware, which answers for pages, does not see the API.
it.each(routes)('%s responds to every method (405 with Allow)', (file) => {
  const source = readFileSync(`app/api/${file}`, 'utf8')
  expect(source).toMatch(/POST|from '@\/lib\/http\/get-only'|renderErrorPage\(405/)
})
