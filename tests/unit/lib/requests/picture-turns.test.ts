/** @jest-environment node */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { cutPicturesInTurns } from '@/lib/requests/picture-turns'

afterAll(cutPicturesInTurns())

const places = Math.max(1, Math.floor(availableParallelism() / 2))
const names = Array.from({ length: places + 2 }, (_, index) => `/_next/image?url=${index}&w=480`)

/** Far beyond what a busy machine needs. */
const mostMilliseconds = 20_000
jest.setTimeout(60_000)

/** Asks for all, one after the other. */
async function askAll(site: Awaited<ReturnType<typeof serve>>, paths: string[]) {
  const asked: Awaited<ReturnType<typeof site.ask>>[] = []
  for (const path of paths) asked.push(await site.ask(path))
  return asked
}

/** A server that answers when it is told to. */
async function serve() {
  const begun = new Map<string, ServerResponse>()
  const arrived = new Set<string>()
  const left = new Set<string>()
  const note = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    arrived.add(request.url!)
    response.once('close', () => left.add(request.url!))
  }
  subscribe('http.server.request.start', note)
  const server = http.createServer((request, response) => begun.set(request.url!, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const until = async (isTrue: () => boolean) => {
    for (const start = performance.now(); !isTrue();) {
      if (performance.now() - start > mostMilliseconds) throw new Error('It does not come.')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  return {
    begun,
    /** Asks for a path, and waits until that has come to the server: turns are taken in order. */
    ask: async (path: string) => {
      arrived.delete(path)
      const request = http.get({ port, path, agent: false, headers: { accept: 'image/webp' } })
      request.on('error', () => undefined)
      const ended = new Promise((resolve) => request.once('close', resolve))
      await until(() => arrived.has(path))
      return { request, ended }
    },
    hasLeft: (path: string) => until(() => left.has(path)),
    hasBegun: (path: string) => until(() => begun.has(path)),
    finish: (path: string, picture: string | Buffer = 'picture') => begun.get(path)!.end(picture),
    close: () => {
      unsubscribe('http.server.request.start', note)
      server.close().closeAllConnections()
    },
  }
}

test('so many pictures are cut at a time; pages and pictures cut before do not wait', async () => {
  const site = await serve()
  const asked = await askAll(site, names)
  for (const name of names.slice(0, places)) await site.hasBegun(name)
  const page = await site.ask('/')
  await site.hasBegun('/')
  expect([...site.begun.keys()]).toEqual([...names.slice(0, places), '/'])

  site.finish(names[0]!)
  await asked[0]!.ended
  await site.hasBegun(names[places]!)
  site.begun.delete(names[0]!)
  const again = await site.ask(names[0]!)
  await site.hasBegun(names[0]!)
  expect(site.begun.has(names[places + 1]!)).toBe(false)

  for (const name of [...names.slice(0, places + 1), '/']) site.finish(name)
  await site.hasBegun(names[places + 1]!)
  site.finish(names[places + 1]!)
  await Promise.all([...asked, page, again].map(({ ended }) => ended))
  site.close()
})

test('who leaves gives the turn to the next', async () => {
  const site = await serve()
  const others = names.map((name) => `${name}&q=65`)
  const asked = await askAll(site, others)
  for (const name of others.slice(0, places)) await site.hasBegun(name)
  // One that waits, and one that is being cut.
  asked[places]!.request.destroy()
  await site.hasLeft(others[places]!)
  asked[0]!.request.destroy()
  await site.hasBegun(others[places + 1]!)
  expect(site.begun.has(others[places]!)).toBe(false)
  for (const name of others.filter((name) => site.begun.has(name))) site.finish(name)
  await Promise.all(asked.map(({ ended }) => ended))
  site.close()
})

test('who reads slowly holds nobody up', async () => {
  const site = await serve()
  const others = names.map((name) => `${name}&q=75`)
  const asked = await askAll(site, others)
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
