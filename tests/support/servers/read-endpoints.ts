/**
 * The read endpoints of a site with their files (R-SERVICE-8), without its pages: `tsx --conditions=react-server
 * read-endpoints.ts`. Prints its port when it is ready.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handleFile } from '@/lib/content/file-handler'
import { handleRead } from '@/lib/content/handlers'

const server = createServer(async ({ url: path = '/', headers }, response) => {
  const url = new URL(path, 'http://localhost')
  const isFile = url.pathname.startsWith('/api/image/')
  const request = new Request(url, { headers: headers as Record<string, string> })
  const answer = await (isFile ? handleFile(request) : handleRead(url))
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
