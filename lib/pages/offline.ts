import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { OfflineCopies } from '@/lib/core/offline-copies'
import { english, languages, type Language } from '@/content/languages'
import { school } from '@/content/school'
import { env } from '@/lib/core/env'
import { renderPlainPage } from '@/lib/http/error-page'
import { moduleUrl } from '@/lib/html/asset-urls'
import { localizeLink, getPageLink, getSchool } from '@/lib/routing/localized'
import { localizePath } from '@/lib/routing/translations'

/** What a family looks up on the way: stored at the first visit (R-OFFLINE-1). */
const storedPages = ['/calendar', '/fee-structure', '/contact']

/** Stored when they are opened. */
const visitedFolders = ['/class/', '/fee-structure/']

const [phone] = school.phones

const callLink = ({ words }: Language) =>
  `${words.offline.ring} <a href="tel:${phone.dialled}">${phone.printed}</a>`

const offlinePath = ({ code }: Language) =>
  code === english.code ? '/offline' : `/offline?in=${code}`

/** @param valueOf of each language, by its code */
const byLanguage = <T>(valueOf: (language: Language) => T): Record<string, T> =>
  Object.fromEntries(languages.map((language) => [language.code, valueOf(language)]))

function offlineCopies(): OfflineCopies {
  return {
    pages: byLanguage((language) => storedPages.map((page) => localizeLink(language, page).href)),
    visited: languages.flatMap((language) =>
      visitedFolders.map((folder) => localizePath(language, folder)),
    ),
    fallbacks: byLanguage(offlinePath),
    sheet: moduleUrl('offline-notice', 'css'),
    notices: byLanguage((language) => {
      const { page, alert, noAlert } = language.words.offline
      return { tag: language.tag, page, alert, noAlert, call: callLink(language) }
    }),
  }
}

/** In place of the service worker where `OFFLINE_PAGES` is switched off: a browser that has it removes it and its copies. */
const removal = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([caches.delete('offline'), registration.unregister()])),
)
`

/** The service worker. A browser asks for it again with the next page that it opens. */
export function serviceWorker(): Response {
  const script = () =>
    `copies=${JSON.stringify(offlineCopies())}\n` +
    readFileSync(path.join(process.cwd(), 'public', moduleUrl('service-worker')), 'utf8')
  return new Response(env.offlinePages ? script() : removal, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

/** The page in place of one that is not stored. */
export function offlinePage(language: Language): Response {
  const words = language.words.offline
  const links = storedPages.map((page) => {
    const { href, hrefLang } = localizeLink(language, page)
    const label = (getPageLink(language, page) ?? getPageLink(english, page))!.label
    return `<li><a href="${href}"${hrefLang ? ` hreflang="${hrefLang}" lang="${hrefLang}"` : ''}>${label}</a></li>`
  })
  return renderPlainPage({
    title: words.title,
    tag: language.tag,
    home: { name: getSchool(language).name, path: localizePath(language, '/') },
    alerts: `<div id="alerts"${language === english ? '' : ` data-language="${language.code}"`}></div>`,
    body:
      `<p>${words.text}</p><p><a href="">${words.tryAgain}</a></p>` +
      `<p>${words.pages}</p><ul>${links.join('')}</ul><p>${callLink(language)}</p>`,
  })
}
