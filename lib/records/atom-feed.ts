import { Feed } from 'feed'
import { school } from '@/content/school'
import { escapeMarkup } from '@/lib/core/xml'

type FeedEntry = {
  /** Permanent and unique absolute URL (RFC 4287, 4.2.6). */
  id: string
  /** Absolute URL of its page. */
  link: string
  title: string
  /** Plain text; blank lines separate paragraphs. */
  text: string
  date: Date
  /** When it was last corrected. */
  updated?: Date
}

type FeedOptions = {
  title: string
  /** Origin of the site. */
  site: string
  /** Path of the feed, and of the page it belongs to. */
  path: string
  page: string
  /** When the list was read: the update time of a feed without entries. */
  readAt: Date
  entries: readonly FeedEntry[]
}

/** Creates an Atom feed (RFC 4287), newest first. Contains no HTML of the service. */
export function buildAtomFeed({ title, site, path, page, readAt, entries }: FeedOptions): string {
  const feed = new Feed({
    id: `${site}${path}`,
    title,
    link: `${site}${page}`,
    feedLinks: { atom: `${site}${path}` },
    language: 'en-IN',
    copyright: school.name,
    author: { name: school.name, link: site },
    updated: getLastUpdate(entries) ?? readAt,
    generator: false,
  })
  for (const { id, link, title: entryTitle, text, date, updated = date } of entries) {
    feed.addItem({
      id,
      link,
      // The library declares titles as HTML.
      title: escapeMarkup(toXmlText(entryTitle)),
      description: renderParagraphs(toXmlText(text)),
      date: updated,
      published: date,
    })
  }
  return feed.atom1()
}

const getLastUpdate = (entries: readonly FeedEntry[]): Date | undefined =>
  entries.map(({ date, updated = date }) => updated).sort((a, b) => b.getTime() - a.getTime())[0]

/** Characters that XML 1.0 does not allow. */
const invalidXmlCharacters = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const toXmlText = (text: string) => text.toWellFormed().replace(invalidXmlCharacters, '')

const renderParagraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeMarkup(paragraph).replaceAll('\n', '<br/>')}</p>`)
    .join('')
