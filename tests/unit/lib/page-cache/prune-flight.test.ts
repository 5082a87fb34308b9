/** @jest-environment node */
import { pruneFlight } from '@/lib/page-cache/prune-flight.mjs'

const imports = '1:I[1,["$2"],"StaticPart"]\n2:"/static.js"\n9:I[9,["$2"],"LanguageSwitch"]\n'
const tabs = '3:I[3,["$4"],"Tabs"]\n4:"/tabs.js"\n'

const push = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replaceAll('<', '\\u003c')}])</script>`

const page = (...pieces: string[]) =>
  `<header data-static="_R_1_">Menu</header>${pieces.map(push).join('')}</body>`

/** The rows that a browser receives. */
function parseRows(html: string): Record<string, unknown> {
  const [, text = ''] = /__next_f\.push\((\[1,.*?\])\)</s.exec(html) ?? []
  const data = (JSON.parse(text) as [number, string])[1]
  return Object.fromEntries(
    data
      .split('\n')
      .filter(Boolean)
      .map((row) => [row.slice(0, row.indexOf(':')), row.slice(row.indexOf(':') + 1)]),
  )
}

const pruned = (...pieces: string[]) => parseRows(pruneFlight(page(...pieces)))

test.each([
  [
    'the content of a static part, and what only it refers to',
    '5:{"a":"b"}\n0:["$","$L1",null,{"className":"x","children":["$","p",null,{"data":"$5"}]}]\n',
    { '0': '["$","$L1",null,{"className":"x"}]', '1': expect.anything(), '2': '"/static.js"' },
  ],
  [
    'a component that only the server renders',
    '0:["$","$L1",null,{"children":["$","$L9",null,{}]}]\n',
    { '0': '["$","$L1",null,{}]', '1': expect.anything(), '2': '"/static.js"' },
  ],
])('%s is not sent', (_, data, expected) => {
  expect(pruned(imports + data)).toEqual(expected)
})

const refusals = '"notFound":[["x"],[]],"forbidden":[[],[]],"unauthorized":[[],[]]'

test('error pages are sent only where the server had an error', () => {
  const router = `0:["$","main",null,{"children":"x",${refusals}}]\n`
  expect(pruned(router)).toEqual({ '0': '["$","main",null,{"children":"x"}]' })
  expect(pruned(`${router}5:E{"digest":"404"}\n`)['0']).toContain('notFound')
})

test.each([
  ['an element', '["$","p",null,{"title":"$5"}]'],
  ['a promise', '{"value":"$@5"}'],
  ['a map', '{"value":"$Q5"}'],
  ['a text that begins with a dollar sign', '{"value":"$$5","other":"$5"}'],
])('what %s refers to is sent, too', (_, row) => {
  expect(pruned(`5:["x"]\n6:["unused"]\n0:${row}\n`)).toEqual({ '0': row, '5': '["x"]' })
})

test('a row may be cut anywhere, even within a character, and text may have line breaks', () => {
  const text = 'ডুয়ার্স\nরং < & \u2028'
  const data = `5:T${Buffer.byteLength(text).toString(16)},${text}0:["$5"]\n`
  const html = pruneFlight(page(data.slice(0, 9), data.slice(9)))
  expect(html).not.toContain('<&')
  const [, piece = ''] = /push\((\[1,.*?\])\)</s.exec(html) ?? []
  expect((JSON.parse(piece) as [number, string])[1]).toBe(data)
})

test('a part of a static element is sent where something else refers to it', () => {
  const link = '{"href":"/fees"}'
  const rows = pruned(
    `${imports}${tabs}5:["$","$L1",null,{"children":["$","a",null,${link}]}]\n0:["$5",["$","$L3",null,{"link":"$5:props:children:props"}]]\n`,
  )
  expect(rows['0']).toBe(`["$5",["$","$L3",null,{"link":${link}}]]`)
  expect(rows['5']).toBe('["$","$L1",null,{}]')
})

test.each([
  [
    'a component that needs React',
    `${imports}${tabs}0:["$","$L1",null,{"children":["$","$L3",null,{}]}]\n`,
    'Tabs needs React',
  ],
  [
    'more static parts than its HTML',
    `${imports}0:[["$","$L1",null,{}],["$","$L1",null,{"children":"late"}]]\n`,
    'not in the HTML',
  ],
  ['data of another form', 'what?', 'unknown form'],
  ['a row of bytes', '1:A3,abc0:["$1"]\n', 'is not valid JSON'],
])('a page with %s is refused', (_, data, message) => {
  expect(() => pruneFlight(page(data))).toThrow(message)
})

test('a page with a binary chunk is refused', () => {
  const bytes = '<script>self.__next_f.push([3,"AAECAw=="])</script>'
  expect(() => pruneFlight(page('0:[]\n') + bytes)).toThrow('unknown form')
})

test('a page without data for React stays unchanged', () => {
  expect(pruneFlight('<p>Text</p>')).toBe('<p>Text</p>')
})
