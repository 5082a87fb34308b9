import { withRange } from '@/lib/http/ranges'

const modified = 'Tue, 24 Nov 2026 03:30:00 GMT'

/** A file of ten bytes, in pieces of four. */
const file = () =>
  new Response(
    new ReadableStream({
      pull(controller) {
        for (const piece of ['0123', '4567', '89']) controller.enqueue(Buffer.from(piece))
        controller.close()
      },
    }),
    {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Length': '10',
        ETag: '"a"',
        'Last-Modified': modified,
      },
    },
  )

async function ask(headers: Record<string, string>, response = file(), method = 'GET') {
  const answer = withRange(new Request('http://site.example/a.pdf', { method, headers }), response)
  const { status } = answer
  const [range, length] = ['content-range', 'content-length'].map((name) =>
    answer.headers.get(name),
  )
  return { status, range, length, text: await answer.text() }
}

it.each([
  ['bytes=0-3', 'bytes 0-3/10', '0123'],
  ['bytes=2-5', 'bytes 2-5/10', '2345'],
  ['bytes=4-', 'bytes 4-9/10', '456789'],
  ['bytes=9-9', 'bytes 9-9/10', '9'],
  ['bytes=8-99', 'bytes 8-9/10', '89'],
  ['bytes=-3', 'bytes 7-9/10', '789'],
  ['bytes=-99', 'bytes 0-9/10', '0123456789'],
  ['Bytes= 1-2 ', 'bytes 1-2/10', '12'],
])('%j gets its part of the file', async (range, contentRange, text) => {
  expect(await ask({ range })).toEqual({
    status: 206,
    range: contentRange,
    length: String(text.length),
    text,
  })
})

it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])(
  '%j gets the size of the file',
  async (range) => {
    expect(await ask({ range })).toEqual({
      status: 416,
      range: 'bytes */10',
      length: '0',
      text: '',
    })
  },
)

it.each(['bytes=5-2', 'bytes=-', 'bytes=a-b', 'items=0-1', 'bytes=0-1,4-5', ''])(
  '%j gets the whole file',
  async (range) => {
    expect(await ask({ range })).toMatchObject({ status: 200, range: null, text: '0123456789' })
  },
)

it.each([
  ['"a"', 206],
  ['"b"', 200],
  ['W/"a"', 200],
  [modified, 206],
  ['Tue, 24 Nov 2026 03:29:59 GMT', 200],
  ['tomorrow', 200],
])('a part is only of the same file: If-Range: %s', async (condition, status) => {
  expect(await ask({ range: 'bytes=4-', 'if-range': condition })).toMatchObject({ status })
})

it('the whole file is sent when its length is unknown, and for HEAD', async () => {
  const unknown = file()
  unknown.headers.delete('content-length')
  expect(await ask({ range: 'bytes=4-' }, unknown)).toMatchObject({ status: 200 })
  const head = new Response(null, { headers: { 'Content-Length': '10' } })
  expect(await ask({ range: 'bytes=4-' }, head, 'HEAD')).toMatchObject({ status: 200 })
  expect(head.headers.get('accept-ranges')).toBe('bytes')
})

it('other responses stay unchanged', async () => {
  const missing = new Response('no', { status: 404, headers: { 'Content-Length': '2' } })
  expect(await ask({ range: 'bytes=0-0' }, missing)).toMatchObject({ status: 404, text: 'no' })
})
