import { randomUUID } from 'node:crypto'
import { createBody } from '../../support/fixtures/enquiry'
import type { Random } from '../../support/fixtures/random'

/** An enquiry of a visitor, with the reference number that the visitor received. */
export type Sent = { body: ReturnType<typeof createBody>; key: string; reference?: string }

const classes = ['Nursery', '1', '5', '9', '11']

/** Posts as the form does, each time from another client address (`TRUST_PROXY=1`). */
async function post(url: string, body: unknown, key: string, random: Random) {
  const address = [198, 18, random.between(0, 255), random.between(1, 254)].join('.')
  const response = await fetch(`${url}/api/form/dvs/dif`, {
    method: 'POST',
    headers: {
      origin: url,
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': address,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  })
  const { reference } = (await response.json()) as { reference?: string }
  return { status: response.status, reference }
}

/**
 * Simulates visitors who send enquiries to unreliable instances and retry until one is confirmed. Sometimes they click
 * twice, send the same enquiry later again, or give up.
 */
export function startVisitors(count: number, sites: () => string[], random: Random) {
  const sent: Sent[] = []
  /** Responses that no visitor should get. */
  const unexpected: string[] = []
  let isRunning = true

  async function send(enquiry: Sent, key = enquiry.key): Promise<boolean> {
    const url = random.pick(sites())
    const response = await post(url, enquiry.body, key, random).catch(() => undefined)
    if (!response || response.status === 503) return false
    if (response.status !== 201) unexpected.push(`status ${response.status}`)
    else if (enquiry.reference && enquiry.reference !== response.reference) {
      unexpected.push(`${enquiry.reference} became ${response.reference}`)
    } else enquiry.reference = response.reference
    return true
  }

  async function sendUntilConfirmed(enquiry: Sent) {
    const givesUp = random.chance(0.05)
    for (;;) {
      const clicks = random.chance(0.15) ? [send(enquiry), send(enquiry)] : [send(enquiry)]
      if ((await Promise.all(clicks)).includes(true) || givesUp) return
      await random.pause(50, 250)
    }
  }

  async function visit() {
    while (isRunning) {
      const body = createBody(sent.length, random.pick(classes))
      const enquiry: Sent = { body, key: randomUUID() }
      sent.push(enquiry)
      await sendUntilConfirmed(enquiry)
      if (enquiry.reference && random.chance(0.1)) await send(enquiry)
      if (enquiry.reference && random.chance(0.1)) await send(enquiry, randomUUID())
      await random.pause(20, 100)
    }
  }

  const confirmed = () => sent.filter(({ reference }) => reference !== undefined)
  const visits = Array.from({ length: count }, visit)
  return {
    sent,
    unexpected,
    confirmed,
    /** Waits until this number of further enquiries is confirmed. */
    waitForConfirmed: async (more: number) => {
      const goal = confirmed().length + more
      while (confirmed().length < goal) await random.pause(1, 10)
    },
    /** Waits until each visitor has finished the current enquiry. */
    stop: async () => {
      isRunning = false
      await Promise.all(visits)
    },
  }
}
