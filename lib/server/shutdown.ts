import 'server-only'
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { onRequest } from '@/lib/http/on-request'

/** What is in hand may take so long; systemd and Docker end the process by force after 15 s. */
const drainMilliseconds = 10_000
const closeMilliseconds = 2000

/**
 * Clients that use a connection again learn in this time, by `Connection: close`, that it ends. Closed at
 * once, it could cross with their next request, which would be reset.
 */
const noticeMilliseconds = 500

/** A terminal, npm and `npm start` may each pass the same Ctrl-C on; a later one is a second one. */
const repeatMilliseconds = 1000

type Tasks = {
  /** Ends the work that goes on beside requests. */
  finish: () => Promise<void>
  /** Runs when nothing is in hand any more, or the time for it is over. */
  close: () => Promise<void>
}

/**
 * Ends the process in order on SIGTERM and SIGINT: requests in hand are answered, the tasks run, and its exit
 * status is 0. A second signal ends it at once. To be called once, as the server starts. Replaces the handlers of
 * Next, which would exit before the tasks have run.
 */
export function shutDownOnSignals({ finish, close }: Tasks): void {
  const connections = watchConnections()
  let startedAt: number | undefined

  async function shutDown() {
    const finished = Promise.all([connections.drain(), finish()])
    await atMost(drainMilliseconds, finished)
    await atMost(closeMilliseconds, close())
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

const atMost = (milliseconds: number, task: Promise<unknown>) =>
  Promise.race([task, pause(milliseconds)])

/** Follows the servers of this process, which Next starts by itself, and their requests. */
function watchConnections() {
  const servers = new Set<Server>()
  const inHand = new Set<ServerResponse>()
  let isClosing = false

  onRequest(({ server, response }) => {
    servers.add(server)
    inHand.add(response)
    response.once('close', () => inHand.delete(response))
    if (isClosing) endConnection(response)
  })

  /** Waits until every request has been answered; no others are accepted. */
  async function drain(): Promise<void> {
    isClosing = true
    inHand.forEach(endConnection)
    // Whoever has connected by now is still accepted: the queue of a socket that closes is reset.
    await pause(noticeMilliseconds)
    await Promise.all([...servers].map(closeServer))
  }

  return { drain }
}

function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

async function closeServer(server: Server): Promise<void> {
  // Answers that had begun before the signal leave their connections open.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  await new Promise((resolve) => server.close(resolve))
  clearInterval(sweep)
}
