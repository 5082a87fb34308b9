import { readFileSync } from 'node:fs'
import { listRetentionRows } from '@/lib/core/retention'

it('docs/operations.md names the periods of retention that cleaning applies', () => {
  const page = readFileSync('docs/operations.md', 'utf8')
  const [section = ''] = /^## What is kept how long\n[^]*?(?=^## )/m.exec(page) ?? []
  const rows = [...section.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(([, what, kept]) => [
    what,
    kept,
  ])
  expect(rows.slice(2)).toEqual(listRetentionRows())
})
