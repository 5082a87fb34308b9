import { expect, test } from '@playwright/test'
import { connectTo, readUntilClosed } from '../support/browser/raw-socket'

test('a request with an incomplete body ends after half a minute, whatever its path', async ({
  baseURL,
}) => {
  test.setTimeout(120_000)
  const form = 'Content-Type: multipart/form-data; boundary=x\r\nOrigin: ' + baseURL
  const json = `Content-Type: application/json\r\nOrigin: ${baseURL}`
  const { host } = new URL(baseURL!)
  const responses = await Promise.all(
    [
      ['/admission/admission-enquiry', form],
      ['/api/form/dvs/dif', json],
      ['/api/tc/dvs', json],
      ['/api/revalidate', json],
      ['/abuot', json],
      ['/about', json],
    ].map(async ([path, headers]) => {
      const socket = connectTo(baseURL!)
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\nContent-Length: 900\r\n\r\n`,
      )
      // One byte each second, so that the connection is never idle.
      const timer = setInterval(() => socket.write('-'), 1000)
      const text = await readUntilClosed(socket)
      clearInterval(timer)
      return [path, text.split('\r\n')[0]]
    }),
  )
  // Some get a response before their body is read. The connection is closed in this case, too.
  for (const [path, line] of responses) expect.soft(line, path).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(responses.filter(([, line]) => line?.includes(' 408 ')).map(([path]) => path)).toEqual(
    expect.arrayContaining(['/admission/admission-enquiry', '/api/form/dvs/dif']),
  )
})
