import type { Highlight, ListResult, PopupNotice } from '@/lib/content/types'

const titleOf = ({ title }: { title: string }) => title.trim().toLocaleLowerCase('en')
const hrefOf = ({ href }: { href: string }) => href

/**
 * The highlights that the popup notices of the same page do not already say: by the same title, or with the same
 * document (R-HOME-13). If notices say them all, all stay: the ticker is never empty for that.
 */
export function highlightsNotInNotices(
  list: ListResult<Highlight>,
  notices: readonly PopupNotice[],
): ListResult<Highlight> {
  const titles = new Set(notices.map(titleOf))
  const documents = new Set(notices.flatMap(({ attachments }) => attachments.map(hrefOf)))
  const records = list.records.filter(
    (highlight) =>
      !(highlight.title && titles.has(titleOf(highlight))) &&
      !highlight.attachments.some((file) => documents.has(hrefOf(file))),
  )
  return list.source === 'none' || records.length === 0 ? list : { ...list, records }
}
