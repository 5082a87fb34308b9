import { Feed } from 'feed'
import { school } from '@/content/school'
import { escapeMarkup } from '@/lib/core/xml'

/** One thing to read. */
export type FeedEntry = {
  /** Lasting name, an absolute address that no other entry has (RFC 4287, 4.2.6). */
  id: string
  /** Absolute address of its page. */
  link: string
  title: string
  /** Plain text; blank lines part paragraphs. */
  text: string
  date: Date
}

type FeedOptions = {
  title: string
  /** Origin of the site. */
  site: string
  /** Path of the feed itself, and of the page it belongs to. */
  path: string
  page: string
  /** When its list was read; a feed without a dated entry has nothing better. */
  readAt: Date
  entries: readonly FeedEntry[]
}

/** An Atom feed (RFC 4287), newest first. Texts are plain; nothing of the service's HTML gets into it. */
export function atomFeed({ title, site, path, page, readAt, entries }: FeedOptions): string {
  const feed = new Feed({
    id: `${site}${path}`,
    title,
    link: `${site}${page}`,
    feedLinks: { atom: `${site}${path}` },
    language: 'en-IN',
    copyright: school.name,
    author: { name: school.name, link: site },
    updated: entries[0]?.date ?? readAt,
    generator: false,
  })
  for (const { id, link, title: entryTitle, text, date } of entries) {
    feed.addItem({
      id,
      link,
      // The library declares titles to be HTML.
      title: escapeMarkup(printable(entryTitle)),
      description: paragraphs(printable(text)),
      date,
      published: date,
    })
  }
  return feed.atom1()
}

/** XML 1.0 knows no way to write these. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const printable = (text: string) => text.toWellFormed().replace(unwritable, '')

const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeMarkup(paragraph).replaceAll('\n', '<br/>')}</p>`)
    .join('')
