import { now } from '@/lib/core/dates'
import { findAll } from '@/lib/browser/dom'

const readVersion = (from: ParentNode) => findAll('[data-version]', from)[0]?.dataset.version ?? ''

/** Fetches the current alerts, as the page may be an old copy. Their styles load before they are shown. */
export function fetchAlerts() {
  const bar = document.getElementById('alerts')
  if (!bar) return
  let lastRequest = 0
  const update = async () => {
    if (document.hidden) return
    const request = ++lastRequest
    const { language } = bar.dataset
    const response = await fetch(`/alert${language ? `?in=${language}` : ''}`).catch(
      () => undefined,
    )
    const html = await response?.text().catch(() => undefined)
    if (!response?.ok || html === undefined || request !== lastRequest) return
    const fresh = document.createRange().createContextualFragment(html)
    const detail = readVersion(fresh)
    // From another server, such as the login page of a network.
    if (html && !detail) return
    const siteTime = Date.parse(`${response.headers.get('date')}`)
    document.documentElement.dataset.clock = `${siteTime - now().getTime()}`
    dispatchEvent(new CustomEvent('alerts', { detail }))
    if (detail === readVersion(bar)) return
    const old = [...bar.childNodes]
    const [sheet, entries, script] = findAll('link, section, script', fresh)
    if (sheet) {
      bar.append(sheet)
      await new Promise((then) => (sheet.onload = sheet.onerror = then))
    }
    if (request !== lastRequest) return
    for (const node of old) node.remove()
    if (entries && script) {
      bar.setAttribute('role', 'alert')
      // The script shows what was not dismissed.
      entries.hidden = true
      script.onerror = () => (entries.hidden = false)
    }
    bar.append(fresh)
  }
  addEventListener('pageshow', update)
  document.addEventListener('visibilitychange', update)
  // After the load, React renders a page that failed on the server.
  if (document.readyState === 'complete') update()
}
