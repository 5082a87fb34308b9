import { randomUUID } from 'node:crypto'
import { bodyOf } from '../../support/fixtures/enquiry'
import type { Random } from '../../support/fixtures/random'

/** An enquiry of a visitor, with what the visitor was told. */
export type Sent = { body: ReturnType<typeof bodyOf>; key: string; reference?: string }

const classes = ['Nursery', '1', '5', '9', '11']

/** Posts as the form does. Each post comes from an address of its own (`TRUST_PROXY=1`). */
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
 * Visitors who send enquiries one after the other to sites that come and go, try again until they are told of
 * success, and at times click twice, send the same again later, or go away.
 */
export function startVisitors(count: number, sites: () => string[], random: Random) {
  const sent: Sent[] = []
  /** Answers that no visitor should get. */
  const wrong: string[] = []
  let open = true

  async function send(enquiry: Sent, key = enquiry.key): Promise<boolean> {
    const url = random.pick(sites())
    const answer = await post(url, enquiry.body, key, random).catch(() => undefined)
    if (!answer || answer.status === 503) return false
    if (answer.status !== 201) wrong.push(`status ${answer.status}`)
    else if (enquiry.reference && enquiry.reference !== answer.reference) {
      wrong.push(`${enquiry.reference} became ${answer.reference}`)
    } else enquiry.reference = answer.reference
    return true
  }

  async function sendUntilTold(enquiry: Sent) {
    const isImpatient = random.chance(0.05)
    for (;;) {
      const clicks = random.chance(0.15) ? [send(enquiry), send(enquiry)] : [send(enquiry)]
      if ((await Promise.all(clicks)).includes(true) || isImpatient) return
      await random.pause(50, 250)
    }
  }

  async function visit() {
    while (open) {
      const body = bodyOf(sent.length, random.pick(classes))
      const enquiry: Sent = { body, key: randomUUID() }
      sent.push(enquiry)
      await sendUntilTold(enquiry)
      if (enquiry.reference && random.chance(0.1)) await send(enquiry)
      if (enquiry.reference && random.chance(0.1)) await send(enquiry, randomUUID())
      await random.pause(20, 100)
    }
  }

  const told = () => sent.filter(({ reference }) => reference !== undefined)
  const visits = Array.from({ length: count }, visit)
  return {
    sent,
    wrong,
    told,
    /** Waits until so many more enquiries have been told of. */
    toldMore: async (more: number) => {
      const goal = told().length + more
      while (told().length < goal) await random.pause(1, 10)
    },
    /** Lets each end what it is at. */
    stop: async () => {
      open = false
      await Promise.all(visits)
    },
  }
}
