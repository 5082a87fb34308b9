import { readFileSync } from 'node:fs'
import { filterKeys } from '@/lib/routing/filtered-lists'

test('nginx does not cache pages with filters, and limits their rate', () => {
  const config = readFileSync('deploy/nginx/nginx.conf', 'utf8')
  const [, keys = ''] = /\[\?&\]\(\?:([\w|]+)\)=" off;/.exec(config) ?? []
  expect(keys.split('|').sort()).toEqual([...filterKeys].sort())
})
