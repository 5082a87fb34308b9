import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { OfflineCopies } from '@/lib/core/offline-copies'
import { english, languages, type Language } from '@/content/languages'
import { school } from '@/content/school'
import { env } from '@/lib/core/env'
import { renderPlainPage } from '@/lib/http/error-page'
import { getModuleUrl } from '@/lib/browser/module-url'
import { localizeLink, getPageLink, getSchool } from '@/lib/routing/localized'
import { localizePath } from '@/lib/routing/translations'

/** Pages that families look up on the way. A first visit stores them (R-OFFLINE-1). */
const storedPages = ['/calendar', '/fee-structure', '/contact']

/** Pages below these paths are stored when a visitor opens them. */
const visitedFolders = ['/class/', '/fee-structure/']

const [phone] = school.phones

const callLink = ({ words }: Language) =>
  `${words.offline.ring} <a href="tel:${phone.dialled}">${phone.printed}</a>`

const offlinePath = ({ code }: Language) =>
  code === english.code ? '/offline' : `/offline?in=${code}`

/** @param valueOf of each language, by its code */
const mapLanguages = <T>(valueOf: (language: Language) => T): Record<string, T> =>
  Object.fromEntries(languages.map((language) => [language.code, valueOf(language)]))

function listOfflineCopies(): OfflineCopies {
  return {
    pages: mapLanguages((language) => storedPages.map((page) => localizeLink(language, page).href)),
    visited: languages.flatMap((language) =>
      visitedFolders.map((folder) => localizePath(language, folder)),
    ),
    fallbacks: mapLanguages(offlinePath),
    sheet: getModuleUrl('offline-notice', 'css'),
    notices: mapLanguages((language) => {
      const { page, alert, noAlert } = language.words.offline
      return { tag: language.tag, page, alert, noAlert, call: callLink(language) }
    }),
  }
}

/**
 * Served instead of the service worker when `OFFLINE_PAGES` is off. It removes an installed service worker and its
 * copies.
 */
const removal = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([caches.delete('offline'), registration.unregister()])),
)
`

/** Returns the service worker. A browser asks for it again with the next page that it opens. */
export function createServiceWorkerResponse(): Response {
  const script = () =>
    `copies=${JSON.stringify(listOfflineCopies())}\n` +
    readFileSync(path.join(process.cwd(), 'public', getModuleUrl('service-worker')), 'utf8')
  return new Response(env.offlinePages ? script() : removal, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

/** Returns the page in place of one that is not stored. */
export function createOfflinePageResponse(language: Language): Response {
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
