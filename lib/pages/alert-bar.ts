import 'server-only'
import { english, findLanguage, type Language } from '@/content/languages'
import {
  formatConcerns,
  toTelephoneHref,
  getTextAfterFlag,
  listTranslations,
  formatUntil,
  type Alert,
} from '@/lib/alerts/alert'
import { getAlertVersion, getShownAlerts } from '@/lib/alerts/current'
import { hashData } from '@/lib/core/hash'
import { getProcessSingleton } from '@/lib/core/singleton'
import { escapeMarkup } from '@/lib/core/xml'
import { getModuleUrl } from '@/lib/browser/module-url'
import { localizeLink, getPageLink } from '@/lib/routing/localized'
import { isRoute } from '@/lib/routing/routes'

/**
 * The alert bar as it is now (R-ALERT-4). Shared by `AlertSlot`, which renders it into new pages, by the page cache,
 * which puts it into stored ones (docs/decisions/045), by error pages (docs/decisions/055) and by `/alert`.
 */
export type AlertBar = {
  /** `getAlertVersion()` */
  readonly version: string
  /** In the language with this code. Empty when there is no alert. */
  readonly htmlIn: (code?: string) => string
}

export const alertBar = getProcessSingleton<AlertBar>('alert-bar', () => {
  let made = { version: '', html: new Map<string, string>() }
  return {
    get version() {
      return getAlertVersion()
    },
    htmlIn(code = english.code) {
      const version = getAlertVersion()
      if (version !== made.version) made = { version, html: new Map() }
      const html =
        made.html.get(code) ?? renderAlertBar(getShownAlerts(), version, findLanguage(code))
      made.html.set(code, html)
      return html
    },
  }
})

/**
 * Returns the HTML of the bar: its styles, a named region with an entry for each alert, and a script that hides the
 * entries that this visitor has dismissed. It has no `div`: the page cache finds its end by that of the slot.
 */
export function renderAlertBar(
  alerts: readonly Alert[],
  version: string,
  language: Language = english,
): string {
  if (alerts.length === 0) return ''
  return (
    markup`<link rel="stylesheet" href="${getModuleUrl('alert-bar', 'css')}">` +
    markup`<section aria-label="${language.words.alerts.name}" data-version="${version}">` +
    alerts.map((alert) => renderEntry(alert, language)).join('') +
    markup`</section><script src="${getModuleUrl('alert-bar')}"></script>`
  )
}

/** Returns one alert as it is to be read, with the styles of the bar but without its script and button. */
export const renderAlertPreview = (alert: Alert): string =>
  markup`<link rel="stylesheet" href="${getModuleUrl('alert-bar', 'css')}">` +
  renderEntry(alert, english, false)

const renderEntry = (
  alert: Alert,
  language: Language,
  canDismiss = alert.kind !== 'closed',
): string =>
  markup`<article data-kind="${alert.kind}" data-alert="${hashData(alert)}"` +
  (alert.concerns.length > 0 ? markup` data-concerns="${alert.concerns.join(' ')}">` : '>') +
  markup`<b>${language.words.alerts.kinds[alert.kind]}</b>` +
  markup`<p><strong>${alert.isDrill ? `${language.words.alerts.drill}: ` : ''}` +
  renderTexts(alert, language) +
  markup`</strong> ` +
  markup`<small><time datetime="${alert.until.toISOString()}">${formatUntil(alert.until, language)}</time>` +
  markup` · ${formatConcerns(alert.concerns, language)}</small></p>` +
  renderLinks(alert, language) +
  (alert.concerns.length > 0 ? renderUnfoldButton(language) : '') +
  (canDismiss ? renderDismissButton(alert, language) : '') +
  markup`</article>`

/** Renders all texts on English pages. A translation shows its own, or the English text while there is none. */
function renderTexts(alert: Alert, language: Language): string {
  const ownText = markup`${getTextAfterFlag(alert, language)}`
  if (language.code === english.code) {
    const otherTexts = listTranslations(alert)
    return [
      ownText,
      ...otherTexts.map(({ lang, text }) => markup`<bdi lang="${lang}">${text}</bdi>`),
    ].join(' ')
  }
  return alert.text[language.code]
    ? ownText
    : markup`<bdi lang="${english.code}">${getTextAfterFlag(alert)}</bdi>`
}

function renderLinks({ link, telephone }: Alert, language: Language): string {
  const { ring } = language.words.alerts
  const call = telephone && markup`<a href="${toTelephoneHref(telephone)}">${ring} ${telephone}</a>`
  const more = link && renderPageLink(link, language)
  return call || more
    ? markup`<span>` + [call, more].filter(Boolean).join(' ') + markup`</span>`
    : ''
}

function renderPageLink(link: string, language: Language): string {
  const { href, hrefLang = undefined } = link.startsWith('/')
    ? localizeLink(language, link)
    : { href: link }
  const inEnglish = hrefLang ? markup` hreflang="${hrefLang}"` : ''
  return markup`<a href="${href}"` + inEnglish + markup`>${getLinkLabel(link, language)}</a>`
}

/** Returns the name of a page of this site, or of another site. */
function getLinkLabel(link: string, language: Language): string {
  const { alerts, layout } = language.words
  if (!link.startsWith('/')) return `${alerts.more}: ${new URL(link).host}`
  const [path = ''] = link.split(/[?#]/)
  const label = isRoute(path) ? getPageLink(language, path)?.label : undefined
  return (
    label ?? (language === english ? alerts.more : `${alerts.more} ${layout.languages.english}`)
  )
}

/** Renders the button that the script of the bar shows when an alert is for others. */
const renderUnfoldButton = ({ words: { alerts } }: Language): string =>
  markup`<button type="button" data-unfold hidden>${alerts.unfold}</button>`

const renderDismissButton = ({ kind }: Alert, { words: { alerts } }: Language): string =>
  markup`<button type="button" data-needs-script ` +
  markup`aria-label="${alerts.dismiss}: ${alerts.kinds[kind]}"></button>`

/** HTML with escaped values. Not named `html`: Prettier formats such literals. */
const markup = (parts: TemplateStringsArray, ...values: string[]): string =>
  String.raw({ raw: parts }, ...values.map(escapeMarkup))
