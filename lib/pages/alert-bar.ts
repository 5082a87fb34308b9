import 'server-only'
import { alertBarCopy, alertKinds, drillMark } from '@/content/microcopy/alerts'
import { concernsText, telephoneHref, untilText, type Alert } from '@/lib/alerts/alert'
import { alertVersion, currentAlerts } from '@/lib/alerts/current'
import { hashOf } from '@/lib/core/hash'
import { processSingleton } from '@/lib/core/singleton'
import { escapeMarkup } from '@/lib/core/xml'
import { moduleUrl } from '@/lib/html/enhancement'
import { routes } from '@/content/routes'

/**
 * The alert bar as it is now (R-ALERT-4). Shared by `AlertSlot`, which renders it into new pages, by the page cache,
 * which puts it into stored ones (docs/decisions/045), and by `/alert`.
 */
export type AlertBar = {
  /** `alertVersion()` */
  readonly version: string
  /** Empty when there is no alert. */
  readonly html: string
}

export const alertBar = processSingleton<AlertBar>('alert-bar', () => {
  let made = { version: '', html: '' }
  return {
    get version() {
      return alertVersion()
    },
    get html() {
      const version = alertVersion()
      if (version !== made.version) made = { version, html: alertBarHtml(currentAlerts(), version) }
      return made.html
    },
  }
})

/**
 * The HTML of the bar: its styles, a named region with an entry for each alert, and a script that hides the entries that
 * this visitor has dismissed. It has no `div`: the page cache finds its end by that of the slot.
 */
export function alertBarHtml(alerts: readonly Alert[], version: string): string {
  if (alerts.length === 0) return ''
  return (
    markup`<link rel="stylesheet" href="${moduleUrl('alert', 'css')}">` +
    markup`<section aria-label="${alertBarCopy.name}" data-version="${version}">` +
    alerts.map(entry).join('') +
    markup`</section><script src="${moduleUrl('alert')}"></script>`
  )
}

const entry = (alert: Alert): string =>
  markup`<article data-kind="${alert.kind}" data-alert="${hashOf(alert)}">` +
  markup`<b>${alertKinds[alert.kind]}</b>` +
  markup`<p><strong>${alert.isDrill ? `${drillMark}: ` : ''}${alert.text.en}</strong> ` +
  markup`<small><time datetime="${alert.until.toISOString()}">${untilText(alert.until)}</time>` +
  markup` · ${concernsText(alert.concerns)}</small></p>` +
  links(alert) +
  (alert.kind === 'closed' ? '' : dismissButton(alert)) +
  markup`</article>`

function links({ link, telephone }: Alert): string {
  const call =
    telephone && markup`<a href="${telephoneHref(telephone)}">${alertBarCopy.ring} ${telephone}</a>`
  const more = link && markup`<a href="${link}">${linkLabel(link)}</a>`
  return call || more
    ? markup`<span>` + [call, more].filter(Boolean).join(' ') + markup`</span>`
    : ''
}

/** The name of a page of this site, or of another site. */
function linkLabel(link: string): string {
  if (!link.startsWith('/')) return `${alertBarCopy.more}: ${new URL(link).host}`
  const [path] = link.split(/[?#]/)
  return routes.find((route) => route.path === path)?.label ?? alertBarCopy.more
}

const dismissButton = ({ kind }: Alert): string =>
  markup`<button type="button" data-needs-script ` +
  markup`aria-label="${alertBarCopy.dismiss}: ${alertKinds[kind]}"></button>`

/** HTML with escaped values. Not named `html`: Prettier formats such literals. */
const markup = (parts: TemplateStringsArray, ...values: string[]): string =>
  String.raw({ raw: parts }, ...values.map(escapeMarkup))
