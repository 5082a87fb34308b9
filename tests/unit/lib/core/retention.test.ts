import { readFileSync } from 'node:fs'
import { retentionRows } from '@/lib/core/retention'

it('what is kept how long is in docs/operations.md as the cleaning does it', () => {
  const page = readFileSync('docs/operations.md', 'utf8')
  const [section = ''] = /^## What is kept how long\n[^]*?(?=^## )/m.exec(page) ?? []
  const rows = [...section.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(([, what, kept]) => [
    what,
    kept,
  ])
  expect(rows.slice(2)).toEqual(retentionRows())
})
