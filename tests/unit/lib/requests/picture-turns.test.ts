/** @jest-environment node */
import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { cutPicturesInTurns } from '@/lib/requests/picture-turns'

beforeAll(cutPicturesInTurns)

const places = Math.max(1, Math.floor(availableParallelism() / 2))
const names = Array.from({ length: places + 2 }, (_, index) => `/_next/image?url=${index}&w=480`)

/** A server that answers when it is told to. */
async function serve() {
  const begun = new Map<string, ServerResponse>()
  const server = http.createServer((request, response) => begun.set(request.url!, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const until = async (isTrue: () => boolean) => {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return {
    begun,
    ask: (path: string) => {
      const request = http.get({ port, path, agent: false, headers: { accept: 'image/webp' } })
      request.on('error', () => undefined)
      const ended = new Promise((resolve) => request.once('close', resolve))
      return { request, ended }
    },
    hasBegun: (path: string) => until(() => begun.has(path)),
    finish: (path: string, picture: string | Buffer = 'picture') => begun.get(path)!.end(picture),
    close: () => server.close().closeAllConnections(),
  }
}

test('so many pictures are cut at a time; pages and pictures cut before do not wait', async () => {
  const site = await serve()
  const asked = names.map((name) => site.ask(name).ended)
  for (const name of names.slice(0, places)) await site.hasBegun(name)
  const page = site.ask('/').ended
  await site.hasBegun('/')
  expect([...site.begun.keys()]).toEqual([...names.slice(0, places), '/'])

  site.finish(names[0]!)
  await asked[0]
  await site.hasBegun(names[places]!)
  site.begun.delete(names[0]!)
  const again = site.ask(names[0]!).ended
  await site.hasBegun(names[0]!)
  expect(site.begun.has(names[places + 1]!)).toBe(false)

  for (const name of [...names.slice(0, places + 1), '/']) site.finish(name)
  await site.hasBegun(names[places + 1]!)
  site.finish(names[places + 1]!)
  await Promise.all([...asked, page, again])
  site.close()
})

test('who leaves gives the turn to the next', async () => {
  const site = await serve()
  const others = names.map((name) => `${name}&q=65`)
  const asked = others.map((name) => site.ask(name))
  for (const name of others.slice(0, places)) await site.hasBegun(name)
  // One that is being cut, and one that waits.
  asked[0]!.request.destroy()
  asked[places]!.request.destroy()
  await site.hasBegun(others[places + 1]!)
  expect(site.begun.has(others[places]!)).toBe(false)
  for (const name of others.filter((name) => site.begun.has(name))) site.finish(name)
  await Promise.all(asked.map(({ ended }) => ended))
  site.close()
})

test('who reads slowly holds nobody up', async () => {
  const site = await serve()
  const others = names.map((name) => `${name}&q=75`)
  const asked = others.map((name) => site.ask(name))
  let isRead = false
  for (const { request } of asked)
    request.on('response', (response) => response.pause().on('end', () => (isRead = true)))
  for (const name of others) {
    await site.hasBegun(name)
    // More than the machine takes over from the server while nobody reads.
    site.finish(name, Buffer.alloc(32_000_000))
  }
  expect(isRead).toBe(false)
  for (const { request } of asked) request.destroy()
  await Promise.all(asked.map(({ ended }) => ended))
  site.close()
})
