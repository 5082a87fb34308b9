import { readFileSync } from 'node:fs'
import { crestBox } from '@/components/ui/Icon/sprite'

const publicFile = (name: string) => readFileSync(`public/${name}`, 'utf8')

test('the crest of the header is the same as the one of tabs and link previews', () => {
  const [, box, drawing] = /viewBox="([^"]*)">(.*)<\/svg>/.exec(publicFile('crest.svg'))!
  expect(publicFile('icons.svg')).toContain(
    `<symbol id="crest" viewBox="${box}">${drawing}</symbol>`,
  )
  expect(crestBox).toBe(box)
})
