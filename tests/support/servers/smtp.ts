import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How a mail server fails: it refuses a message for now, or closes the connection in the middle of it. */
export type SmtpFault = 'refuse' | 'drop'

/** A real mail server that keeps what it accepts and fails as told. */
export async function startSmtp() {
  const mails: string[] = []
  let faults: SmtpFault[] = []
  let isHanging = false

  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onConnect: (_session, greet) => {
      if (!isHanging) greet()
    },
    onData: async (stream, _session, answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const fault = faults.shift()
      if (fault === 'drop') return closeAll()
      if (fault === 'refuse') {
        return answer(Object.assign(new Error('Try again later'), { responseCode: 451 }))
      }
      mails.push(Buffer.concat(chunks).toString('utf8'))
      answer()
    },
  })
  // Clients that are cut off complain.
  server.on('error', () => undefined)
  const closeAll = () => {
    for (const connection of server.connections) connection.close()
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    /** One fault for each of the next messages. */
    fail: (...next: SmtpFault[]) => void (faults = next),
    /** Takes connections and never says a word. */
    hang: () => void (isHanging = true),
    /** How many clients are connected. */
    clients: () => server.connections.size,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      closeAll()
      await closed
    },
  }
}
