import 'server-only'
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

type Lane = { waiting: ((isAllowed: boolean) => void)[] }

/**
 * Lets the attempts of a key through one at a time, each after a pause. It bounds how often somebody can guess, without
 * closing the door for everybody else with the same key: who comes next is drawn by lot, and so is who is turned away
 * when too many wait. Whoever fills the lane cannot keep others out of it.
 * @param milliseconds between two attempts
 * @param places how many may wait
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

  /** Waits for the key's turn. @returns false when the attempt was turned away */
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
