/**
 * Runs before the bar is painted: hides alerts that are over, or that were dismissed on this device, and collapses
 * those that concern others (R-CLASS-5).
 */
import { now } from '@/lib/core/dates'
import { getCurrentClass, isForOthers, myClassEvent } from '@/lib/browser/my-class'

const bar = document.querySelector<HTMLElement>('#alerts section')
const entries = [...(bar?.querySelectorAll('article') ?? [])]
const name = 'dismissed-alerts'
const maxDismissed = 20
const findDismissButton = (entry: HTMLElement) =>
  entry.querySelector<HTMLButtonElement>('button[aria-label]')
/** Expanded by the visitor. */
const unfolded = new Set<HTMLElement>()
/** The alerts that the visitor has dismissed, newest last. */
let dismissed: string[] = []
let timer = 0

function load() {
  try {
    dismissed = (localStorage.getItem(name) ?? '').split(' ')
  } catch {
    // Storage is blocked: dismissed until the next page only.
  }
}

function update() {
  load()
  // `AlertSlot.browser.ts` knows by how much the clock of the device is wrong.
  const time = now().getTime() + (Number(document.documentElement.dataset.clock) || 0)
  const mine = getCurrentClass()
  let soonest = Infinity
  for (const entry of entries) {
    const left = Date.parse(entry.querySelector('time')?.dateTime ?? '') - time
    const isDismissed = dismissed.includes(`${entry.dataset.alert}`)
    entry.hidden = left <= 0 || (isDismissed && !!findDismissButton(entry))
    const concerns = (entry.dataset.concerns || '').split(' ').filter(Boolean)
    const isAside = !!mine && isForOthers(concerns, mine) && !unfolded.has(entry)
    entry.toggleAttribute('data-aside', isAside)
    const unfold = entry.querySelector<HTMLElement>('[data-unfold]')
    if (unfold) unfold.hidden = !isAside
    if (left > 0) soonest = Math.min(soonest, left)
  }
  if (bar) bar.hidden = entries.every(({ hidden }) => hidden)
  clearTimeout(timer)
  if (soonest < Infinity) timer = +setTimeout(update, soonest)
}

for (const entry of entries) {
  const unfold = entry.querySelector<HTMLElement>('[data-unfold]')
  if (unfold)
    unfold.onclick = () => {
      unfolded.add(entry)
      update()
      const text = entry.querySelector('p')!
      text.tabIndex = -1
      text.focus()
    }
  const button = findDismissButton(entry)
  if (!button) continue
  button.onclick = () => {
    load()
    dismissed = [...dismissed, `${entry.dataset.alert}`].slice(-maxDismissed)
    try {
      localStorage.setItem(name, dismissed.join(' '))
    } catch {
      // The alert is dismissed on this page only.
    }
    update()
  }
}

update()
// Another page may have dismissed an alert, or the site has sent the current ones.
for (const event of ['storage', 'pageshow', 'alerts', myClassEvent]) addEventListener(event, update)
