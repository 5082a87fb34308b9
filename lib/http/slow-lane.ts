import 'server-only'
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

type Lane = { waiting: ((isAllowed: boolean) => void)[] }

/**
 * Creates a queue that lets the attempts of a key through one at a time, each after a pause. It limits how often
 * somebody can guess, without locking out everybody else with the same key: the next attempt is chosen at random and,
 * when too many wait, so is the one that is rejected. An attacker who fills the queue cannot keep others out.
 * @param milliseconds between two attempts
 * @param places how many attempts may wait
 */
export function createSlowLane({ milliseconds, places }: { milliseconds: number; places: number }) {
  const lanes = new Map<string, Lane>()

  async function run(key: string, { waiting }: Lane): Promise<void> {
    while (waiting.length > 0) {
      await pause(milliseconds)
      waiting.splice(randomInt(waiting.length), 1)[0]!(true)
    }
    lanes.delete(key)
  }

  /** Waits for the key's turn. @returns false when the attempt was rejected */
  function enter(key: string): Promise<boolean> {
    return new Promise((resolve) => {
      const lane = lanes.get(key)
      if (!lane) {
        const started = { waiting: [resolve] }
        lanes.set(key, started)
        void run(key, started)
        return
      }
      lane.waiting.push(resolve)
      if (lane.waiting.length > places)
        lane.waiting.splice(randomInt(lane.waiting.length), 1)[0]!(false)
    })
  }

  return { enter }
}
