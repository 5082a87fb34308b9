import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How a mail server fails: it rejects a message temporarily, or closes the connection while it receives one. */
export type SmtpFault = 'refuse' | 'drop'

/** A mail server that stores accepted mails and can inject faults. */
export async function startSmtp() {
  const mails: string[] = []
  let faults: SmtpFault[] = []
  let isHanging = false
  let greetMilliseconds = 0

  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onConnect: (_session, greet) => {
      if (!isHanging) setTimeout(greet, greetMilliseconds)
    },
    onData: async (stream, _session, respond) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const fault = faults.shift()
      if (fault === 'drop') return closeAll()
      if (fault === 'refuse') {
        return respond(Object.assign(new Error('Try again later'), { responseCode: 451 }))
      }
      mails.push(Buffer.concat(chunks).toString('utf8'))
      respond()
    },
  })
  // A closed connection emits an error.
  server.on('error', () => undefined)
  const closeAll = () => {
    for (const connection of server.connections) connection.close()
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    /** Sets one fault for each of the next messages. */
    fail: (...next: SmtpFault[]) => void (faults = next),
    /** Accepts connections and never greets. */
    hang: () => void (isHanging = true),
    /** Greets each client after this time. */
    greetAfter: (milliseconds: number) => void (greetMilliseconds = milliseconds),
    /** Number of connected clients. */
    clients: () => server.connections.size,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      closeAll()
      await closed
    },
  }
}
