import 'server-only'
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { observeRequests } from '@/lib/http/observe-requests'

/** Limit for requests in flight. systemd and Docker kill the process after 15 s. */
const drainMilliseconds = 10_000
const closeMilliseconds = 2000

/**
 * During this time, responses ask clients with `Connection: close` not to reuse the connection. If the server closed
 * it at once, a request that is already on its way would be reset.
 */
const noticeMilliseconds = 500

/** The terminal, npm and `npm start` may each forward the same Ctrl-C. A later signal counts as a second one. */
const repeatMilliseconds = 1000

type Tasks = {
  /** Finishes background work. Runs while requests are drained. */
  finish: () => Promise<void>
  /** Releases resources. Runs after requests and background work have ended or timed out. */
  close: () => Promise<void>
}

/**
 * Shuts the process down gracefully on SIGTERM and SIGINT: requests in flight are completed, the tasks run, and the
 * exit status is 0. A second signal exits at once. Replaces the signal handlers of Next, which would exit before the
 * tasks have run. Call it once, at startup.
 */
export function shutDownOnSignals({ finish, close }: Tasks): void {
  const connections = watchConnections()
  let startedAt: number | undefined

  async function shutDown() {
    const finished = Promise.all([connections.drain(), finish()])
    await withTimeout(drainMilliseconds, finished)
    await withTimeout(closeMilliseconds, close())
    process.exit(0)
  }

  function onSignal() {
    if (startedAt === undefined) {
      startedAt = performance.now()
      shutDown().catch((error: unknown) => {
        console.error(error)
        process.exit(1)
      })
    } else if (performance.now() - startedAt > repeatMilliseconds) process.exit(1)
  }

  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.removeAllListeners(signal)
    process.on(signal, onSignal)
  }
}

const withTimeout = (milliseconds: number, task: Promise<unknown>) =>
  Promise.race([task, pause(milliseconds)])

/** Tracks the HTTP servers of this process, which Next creates, and their requests in flight. */
function watchConnections() {
  const servers = new Set<Server>()
  const inFlight = new Set<ServerResponse>()
  let isClosing = false

  observeRequests(({ server, response }) => {
    servers.add(server)
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
    if (isClosing) endConnection(response)
  })

  /** Stops accepting connections, and waits until all requests are completed. */
  async function drain(): Promise<void> {
    isClosing = true
    inFlight.forEach(endConnection)
    // Keep accepting for now: closing a listening socket resets the connections in its backlog.
    await pause(noticeMilliseconds)
    await Promise.all([...servers].map(closeServer))
  }

  return { drain }
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

async function closeServer(server: Server): Promise<void> {
  // Responses whose headers were sent before the signal leave their connections open.
  const timer = setInterval(() => server.closeIdleConnections(), 100)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(timer)
}
