import type { Highlight, ListResult, PopupNotice } from '@/lib/content/types'

const foldTitle = ({ title }: { title: string }) => title.trim().toLocaleLowerCase('en')
const getHref = ({ href }: { href: string }) => href

/**
 * Returns the highlights that the popup notices of the page do not already show, by the same title or document
 * (R-HOME-13). If the notices show all of them, all stay, so that the ticker is never empty for this reason.
 */
export function findHighlightsNotInNotices(
  list: ListResult<Highlight>,
  notices: readonly PopupNotice[],
): ListResult<Highlight> {
  const titles = new Set(notices.map(foldTitle))
  const documents = new Set(notices.flatMap(({ attachments }) => attachments.map(getHref)))
  const records = list.records.filter(
    (highlight) =>
      !(highlight.title && titles.has(foldTitle(highlight))) &&
      !highlight.attachments.some((file) => documents.has(getHref(file))),
  )
  return list.source === 'none' || records.length === 0 ? list : { ...list, records }
}
