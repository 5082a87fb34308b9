import { toIndianDay, formatIsoDay, now } from '@/lib/core/dates'
import { fetchPart, isChanged, opensElsewhere } from '@/lib/browser/dom'
import { myClassEvent } from '@/lib/browser/my-class'

/**
 * Makes the form and the links of a list act without a reload (R-LIST-1): fetches the list for their address, without
 * its page, and replaces the content of the parts. The last request wins.
 */
const region = document.querySelector<HTMLElement>('[data-list]')!
const form = region.querySelector('form')
const search = form?.querySelector<HTMLInputElement>('[type=search]')
const entries = region.querySelector<HTMLElement>('[data-part=entries]')!
/** Parts that do not match the filters when a list cannot be fetched. */
const results = region.querySelectorAll<HTMLElement>('[data-part=entries], [data-part=count]')
const failure = region.querySelector<HTMLElement>('[data-failure]')!

/** Longer than the pause between two keys of a fast typist. */
const typingMilliseconds = 150
/** A shorter wait is not noticeable. */
const slowMilliseconds = 300

const here = () => location.pathname + location.search
const today = () => formatIsoDay(toIndianDay(now()))
/** URL of the last request. */
let requested = here()
let running: AbortController | undefined
let ahead: { address: string; list: Promise<HTMLElement> } | undefined

function fetchList(address: string, signal?: AbortSignal): Promise<HTMLElement> {
  const url = new URL(address, location.href)
  url.searchParams.set('part', 'list')
  // The page may have been rendered before midnight (R-FRESH-3).
  url.searchParams.set('day', today())
  return fetchPart(url, '[data-list]', signal)
}

type Change = {
  history?: 'pushState' | 'replaceState'
  isTyping?: boolean
  /** Nobody has requested it: a failure changes nothing. */
  isSilent?: boolean
}

/**
 * Shows the list for a URL.
 * @returns the new entries; `undefined` when it failed or was overtaken by a later request
 */
async function show(address: string, { history: method, isTyping, isSilent }: Change) {
  running?.abort()
  const request = new AbortController()
  running = request
  requested = address
  const typed = search?.value
  const timer = setTimeout(() => entries.setAttribute('aria-busy', 'true'), slowMilliseconds)
  try {
    const prefetched = ahead?.address === address ? ahead.list : undefined
    ahead = undefined
    const list = await (prefetched ?? fetchList(address, request.signal))
    if (request !== running) return undefined
    requested = list.dataset.list!
    region.dataset.day = list.dataset.day
    if (method) history[requested === here() ? 'replaceState' : method](null, '', requested)
    // Keeps what the visitor has typed since the request: the next request sends it.
    if (search && !isTyping && search.value === typed)
      search.value = list.querySelector<HTMLInputElement>('[type=search]')!.value
    showFailure(false)
    return replaceParts(list)
  } catch {
    if (request !== running || isSilent) return undefined
    failure.querySelector('a')!.href = address
    showFailure(true)
    return undefined
  } finally {
    clearTimeout(timer)
    if (request === running) entries.removeAttribute('aria-busy')
  }
}

function showFailure(hasFailed: boolean) {
  failure.hidden = !hasFailed
  for (const result of results) result.hidden = hasFailed
}

/** Replaces the content of the parts. Entries that stay are not replaced, so that their pictures do not flicker. */
function replaceParts(list: HTMLElement): HTMLElement[] {
  const findEntries = (from: ParentNode) =>
    [...from.querySelectorAll<HTMLElement>('[data-part=entries] li')].filter(
      (entry) => !entry.parentElement!.closest('li'),
    )
  const known = new Map(findEntries(region).map((entry) => [entry.innerHTML, entry]))
  const added = findEntries(list).filter((entry) => {
    const same = known.get(entry.innerHTML)
    known.delete(entry.innerHTML)
    if (same) entry.replaceWith(same)
    return !same
  })
  for (const part of region.querySelectorAll<HTMLElement>('[data-part]')) {
    const fresh = list.querySelector(`[data-part="${part.dataset.part}"]`)
    if (!fresh) continue
    // When options move, a list that they leave selects another one.
    if (part.matches('select')) part.innerHTML = fresh.innerHTML
    else part.replaceChildren(...fresh.childNodes)
  }
  dispatchEvent(new Event(myClassEvent))
  return added
}

/** Returns the URL of the form. While typing, the year is the requested one, not an older one that is shown. */
function formAddress(isTyping: boolean): string {
  const { pathname } = location
  const fields = new URLSearchParams(new FormData(form!) as unknown as Record<string, string>)
  const query = isTyping ? new URL(requested, location.href).searchParams : fields
  query.set('q', fields.get('q')!)
  for (const name of ['show', 'from']) query.delete(name)
  for (const [name, value] of [...query]) if (!value) query.delete(name)
  return query.toString() ? `${pathname}?${query}` : pathname
}

let typing = 0
const applyForm = (isTyping = false) => {
  clearTimeout(typing)
  return show(formAddress(isTyping), { isTyping, history: isTyping ? 'replaceState' : 'pushState' })
}

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void applyForm()
})
form?.addEventListener('input', ({ target }) => {
  clearTimeout(typing)
  if (target === search) typing = window.setTimeout(() => void applyForm(true), typingMilliseconds)
  else void applyForm()
})

/** Returns the link that was pressed or hovered if it shows another part of this list. */
function findLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : undefined
  const isHere = link?.pathname === location.pathname && link.origin === location.origin
  return link && isHere && !link.hash && !link.target ? link : undefined
}

region.addEventListener('click', (event) => {
  const link = findLink(event)
  if (!link || opensElsewhere(event) || failure.contains(link)) return
  event.preventDefault()
  void followLink(link)
})

async function followLink(link: HTMLAnchorElement) {
  const isMore = 'more' in link.dataset
  const added = await show(link.pathname + link.search, {
    history: isMore ? 'replaceState' : 'pushState',
  })
  if (!added || link.isConnected) return
  const links = region.querySelectorAll<HTMLAnchorElement>('[data-part] a')
  const same = [...links].find(({ href }) => href === link.href)
  const next = isMore ? added[0] : (same ?? form?.querySelector('select'))
  if (isMore) next?.setAttribute('tabindex', '-1')
  next?.focus()
}

for (const type of ['pointerover', 'focusin', 'touchstart'])
  region.addEventListener(
    type,
    (event) => {
      const link = findLink(event)
      const address = link && link.pathname + link.search
      if (!address || ahead?.address === address) return
      ahead = { address, list: fetchList(address) }
      ahead.list.catch(() => (ahead = undefined))
    },
    { passive: true },
  )

addEventListener('popstate', () => {
  if (here() !== requested) void show(here(), {})
})

/** A list without a year in its URL is that of today (R-FRESH-3). */
function updateDay() {
  if (document.hidden || region.dataset.day === today()) return
  void show(requested, { isSilent: true, isTyping: true })
}
document.addEventListener('visibilitychange', updateDay)

// Choices made before this script loaded.
if ([...(form?.elements ?? [])].some(isChanged)) void applyForm()
else updateDay()
