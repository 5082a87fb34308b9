import { isChosen, isSelected, markdownTable, withBrowser, withSite } from '../support/bench'
import { listSubjects, traceTouch } from '../support/browser/first-touch'

/** Number of tasks to print. */
const most = 12

/** `ts`, `dur`: microseconds. */
type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args?: {
    elementCount?: number
    beginData?: { dirtyObjects?: number; totalObjects?: number }
    data?: {
      type?: string
      /** Of an event, in milliseconds. */
      duration?: number
      timeStamp?: number
      processingStart?: number
      processingEnd?: number
      functionName?: string
      url?: string
      lineNumber?: number
    }
  }
}
type Slice = Required<Pick<TraceEvent, 'name' | 'ts' | 'dur'>> & Pick<TraceEvent, 'args'>

/**
 * Prints what the browser does during the longest event of a first touch, 1 s after the load, on a phone six times
 * slower than this machine. `PAGES=home TOUCHES=menu` chooses. Needs a build.
 */
export const touchTrace = (): Promise<string> =>
  withSite((site) =>
    withBrowser(async (browser) => {
      const tables: string[] = []
      for (const [type, { path, touches }] of Object.entries(await listSubjects(site.url))) {
        for (const [name, touch] of Object.entries(touches)) {
          if (!isSelected(type) || !isChosen('TOUCHES', name)) continue
          const trace = await traceTouch(browser, site.url + path + (touch.hash ?? ''), touch)
          tables.push(listTasks(`${type}, ${name}`, trace))
        }
      }
      return tables.join('\n\n')
    }),
  )

function listTasks(title: string, trace: string): string {
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const timed = events.filter(({ name, args }) => name === 'EventTiming' && args?.data?.duration)
  const getDuration = ({ args }: TraceEvent) => args!.data!.duration!
  const longest = timed.toSorted((one, other) => getDuration(other) - getDuration(one))[0]
  if (!longest) return `${title}: no event of 16 ms or more`
  const { pid, ts: start } = longest
  const end = start + getDuration(longest) * 1000
  const main = events.find((event) => event.pid === pid && event.name === 'EventDispatch')
  const slices = events
    .filter((event) => event.pid === pid && event.tid === main?.tid && event.ph === 'X')
    .filter(({ ts, dur = 0 }) => ts < end && ts + dur > start)
    .map(({ dur = 0, ...event }): Slice => ({ ...event, dur }))
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur)
  const tasks = new Map<string, { time: number; count: number; objects: number }>()
  for (const [index, slice] of slices.entries()) {
    const task = getLabel(slice)
    const sum = tasks.get(task) ?? { time: 0, count: 0, objects: 0 }
    tasks.set(task, {
      time: sum.time + selfTime(slices, index),
      count: sum.count + 1,
      objects: sum.objects + (slice.args?.elementCount ?? slice.args?.beginData?.dirtyObjects ?? 0),
    })
  }
  const rows = [...tasks]
    .sort(([, one], [, other]) => other.time - one.time)
    .slice(0, most)
    .map(([task, { time, count, objects }]) => [
      task,
      (time / 1000).toFixed(1),
      String(count),
      objects ? String(objects) : '',
    ])
  const { type, timeStamp = 0, processingStart = 0, processingEnd = 0 } = longest.args!.data!
  const [waited, handled] = [processingStart - timeStamp, processingEnd - processingStart]
  const parts = `${waited.toFixed(0)} until its handlers run, ${handled.toFixed(0)} in them`
  const event = `${title}: ${type}, ${getDuration(longest).toFixed(0)} ms (${parts})`
  return markdownTable([event, 'ms', 'times', 'elements'], rows)
}

/** Duration of a slice without the slices within it, in microseconds. */
function selfTime(slices: Slice[], index: number): number {
  const { ts, dur } = slices[index]!
  let time = dur
  let covered = ts
  for (const inner of slices.slice(index + 1)) {
    if (inner.ts >= ts + dur) break
    if (inner.ts < covered) continue
    time -= inner.dur
    covered = inner.ts + inner.dur
  }
  return time
}

function getLabel({ name, args }: Slice): string {
  const { type, functionName, url, lineNumber } = args?.data ?? {}
  const script = url && `${new URL(url).pathname.split('/').at(-1)}:${lineNumber}`
  return [name, type, functionName, script].filter(Boolean).join(' ')
}
