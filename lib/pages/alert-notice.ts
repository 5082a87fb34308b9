import { english, type Language } from '@/content/languages'
import { type Alert, getTextAfterFlag, listTranslations, formatUntil } from '@/lib/alerts/alert'

/** Converts an alert to a notice outside of the bar (R-ALERT-7, R-CLASS-2). */
export const toNotice = (alert: Alert, language: Language = english) => {
  const { code, words } = language
  const isOwn = code === english.code || alert.text[code] !== undefined
  return {
    kind: alert.kind,
    word: alert.isDrill ? words.alerts.drill : words.alerts.kinds[alert.kind],
    // English while the office has given no text in the language.
    text: getTextAfterFlag(alert, isOwn ? language : english),
    lang: isOwn ? undefined : english.tag,
    translations: code === english.code ? listTranslations(alert) : [],
    until: formatUntil(alert.until, language),
    end: alert.until.toISOString(),
  }
}
