import { spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { root, run, serving, servingEnvironment } from '../../../scripts/support/run.mjs'
import { freePort } from './ports'
import { waitUntilReady } from './site'

/** Pages that do almost nothing, to compare those of the site with: no page can be cheaper. */
export type Floor = { url: string; port: number; stop: () => Promise<unknown> }

const plainHtml = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Plain page</title>
<body style="height: 200vh">
<button onclick="this.textContent = 'Close'">Menu</button>
<input aria-label="Name">
`

/** A page of plain HTML with a button and a field. */
export async function startPlainPage(): Promise<Floor> {
  const port = await freePort()
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=3600' })
      .end(plainHtml),
  )
  await new Promise<void>((resolve) => server.listen(port, resolve))
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://localhost:${port}`, port, stop }
}

const source = 'tests/bench/smallest-page'
/** In the root folder, where Turbopack finds the packages. Git ignores it. */
const copy = '.next-smallest-page'

/** Builds the smallest page that Next and React can render, with the same button and field. */
export async function startSmallestPage(): Promise<Floor> {
  cpSync(`${root}/${source}`, `${root}/${copy}`, { recursive: true })
  const remove = () => rmSync(`${root}/${copy}`, { recursive: true, force: true })
  try {
    let output = ''
    const build = [serving[0]!, 'build', copy]
    const status = await run(process.execPath, build, {}, (text) => (output += text))
    if (status !== 0) throw new Error(`The smallest page of Next cannot be built:\n${output}`)
    const port = await freePort()
    const child = spawn(process.execPath, [...serving, copy, '-p', String(port)], {
      cwd: root,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...servingEnvironment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const { url, stop } = await waitUntilReady(child, port)
    return { url, port, stop: () => stop().then(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
