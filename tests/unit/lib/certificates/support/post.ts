import { POST } from '@/app/api/tc/[schoolcode]/route'

export const sample = { admission: 'DVS/2021/0147', name: 'Sample Pupil One' }

export type Post = {
  body: BodyInit
  headers?: Record<string, string>
  schoolcode?: string
}

let addresses = 0

/** Posts to the route, each time from another IP address. */
export function post({ body, headers = {}, schoolcode = 'dvs' }: Post): Promise<Response> {
  const request = new Request(`https://site.example/api/tc/${schoolcode}`, {
    method: 'POST',
    headers: {
      host: 'site.example',
      origin: 'https://site.example',
      'content-type': 'application/json',
      'x-socket-address': `10.1.${++addresses >> 8}.${addresses & 255}`,
      ...headers,
    },
    body,
    duplex: 'half',
  } as RequestInit)
  return POST(request, { params: Promise.resolve({ schoolcode }) })
}

export const json = (value: unknown, headers = {}) => post({ body: JSON.stringify(value), headers })

/** Fakes only `setTimeout`, which paces look-ups. */
export const fakeTimeouts = () =>
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  })

/** Lets I/O make progress. */
export async function yieldToIo(turns = 50) {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Result of a look-up, with its timeouts fast-forwarded. */
export async function fastForward<T>(work: Promise<T>): Promise<T> {
  let isDone = false
  work.then(
    () => (isDone = true),
    () => (isDone = true),
  )
  while (!isDone) {
    await yieldToIo(1)
    jest.advanceTimersByTime(1000)
  }
  return work
}
