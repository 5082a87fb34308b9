import { parseSettings } from '@/scripts/support/settings-file.mjs'
import {
  exampleSettings,
  imageSettings,
  unitSettings,
} from '@/tests/support/servers/deploy-settings'

it.each([
  ['A=1\nB=2', { A: '1', B: '2' }],
  ['A=', { A: '' }],
  ['A=\'a & b $HOME `x` "q" \\n # c\'', { A: 'a & b $HOME `x` "q" \\n # c' }],
  ['A=a&b$c', { A: 'a&b$c' }],
  ['A=smtp://u:p#1@host:587', { A: 'smtp://u:p#1@host:587' }],
  ['A="a \\"b\\" \\\\ $c"', { A: 'a "b" \\ $c' }],
  ['A=a\\ b', { A: 'a b' }],
  ['A=two words ', { A: 'two words' }],
  ['A=\'x\'y"z"', { A: 'xyz' }],
  ['# A=1\n; B=2\n\n  C=3', { C: '3' }],
  ['A=1 # 2', { A: '1 # 2' }],
  ['A=1\\\n2', { A: '12' }],
  ['A=1\r\nB=2\r\n', { A: '1', B: '2' }],
  ['A=1\nA=2', { A: '2' }],
  ['A=ab==', { A: 'ab==' }],
])('reads %j as systemd does', (text, settings) => {
  expect(parseSettings(text)).toEqual(settings)
})

it.each(["A='open", 'A="open', 'no assignment', 'export A=1', '1A=2'])(
  'refuses %j, with its line',
  (line) => {
    expect(() => parseSettings(`B=1\n${line}`)).toThrow(/^line 2 /)
  },
)

it('reads what the files of deploy/ set', () => {
  expect(exampleSettings()).toMatchObject({ SITE_URL: 'https://school.example', DESK_SECRET: '' })
  expect(unitSettings()).toMatchObject({ NODE_ENV: 'production', TRUST_PROXY: '1' })
  expect(imageSettings()).toMatchObject({ NODE_ENV: 'production', DATA_DIR: '/data' })
})
