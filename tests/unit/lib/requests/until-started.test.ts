/** @jest-environment node */
import { channel } from 'node:diagnostics_channel'
import http, { type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { putInFront } from '@/lib/requests/in-front'
import '@/lib/requests/until-started.mjs'

const answer = (port: number, path: string) =>
  new Promise<string>((resolve, reject) => {
    http
      .get({ port, path, agent: false }, (response) => {
        let text = ''
        response.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text))
      })
      .on('error', reject)
  })

test('who comes while the site starts is answered by all that then stands in front, and so are the next', async () => {
  const came: string[] = []
  const server = http.createServer(({ url }: IncomingMessage, response) => {
    came.push(url!)
    response.end(` and Next to ${url}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const early = [answer(port, '/fees'), answer(port, '/news')]
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, n) => resolve(n)))
  while ((await connections()) < 2) await new Promise((resolve) => setTimeout(resolve, 5))
  // What is sent along with a connection is read in the next turns.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(came).toEqual([])

  const end = putInFront((_, response, next) => {
    response.write('In front')
    next()
  })
  channel('school-website.started').publish(undefined)
  expect(await Promise.all([...early, answer(port, '/events')])).toEqual([
    'In front and Next to /fees',
    'In front and Next to /news',
    'In front and Next to /events',
  ])
  expect(came.toSorted()).toEqual(['/events', '/fees', '/news'])
  end()
  server.close()
})
