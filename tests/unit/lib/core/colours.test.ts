import { readFileSync } from 'node:fs'
import { backgroundColour, themeColour, tokens } from '@/lib/core/colours'

test.each(Object.entries(tokens))('--%s is %s in the style sheets, too', (name, colour) => {
  expect(readFileSync('components/styles/_tokens.scss', 'utf8')).toContain(`--${name}: ${colour};`)
})

test('the error pages of nginx have the colours of the site', () => {
  expect(readFileSync('deploy/nginx/nginx.conf', 'utf8')).toContain(
    `background:${backgroundColour};color:${themeColour};`,
  )
})
