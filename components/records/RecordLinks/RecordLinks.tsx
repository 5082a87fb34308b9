import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { events } from '@/content/words/en/events'
import { news } from '@/content/words/en/news'
import { newTab } from '@/content/words/en/new-tab'
import type { ServiceFile } from '@/lib/content/types'
import { formatFileSize } from '@/lib/core/file-size'
import { getFileKind } from '@/lib/records/file-kind'
import styles from './RecordLinks.module.scss'

type RecordLinksProps = { attachments: readonly ServiceFile[]; url?: string | null }

/** " (PDF, 29 KB)", as far as it is known. */
function formatFacts({ bytes, ...file }: ServiceFile): string {
  const size = bytes === undefined ? undefined : formatFileSize(bytes)
  const facts = [getFileKind(file), size].filter(Boolean).join(', ')
  return facts && ` (${facts})`
}

/**
 * The attachments of a record with their file type and size, opened in a new tab, and its 'Click Here' link (R-NEWS-3,
 * R-EVENTS-3).
 */
export function RecordLinks({ attachments, url }: RecordLinksProps) {
  if (attachments.length === 0 && !url) return null
  const isNumbered = attachments.length > 1
  return (
    <p className={styles.recordLinks}>
      {attachments.map((file, index) => (
        <ButtonLink key={index} variant="outline" href={file.href} target="_blank" rel="noopener">
          <Icon name="paperclip" />
          <span>
            {events.attachment}
            {isNumbered && ` ${index + 1}`}
            {formatFacts(file)}
            <span className={styles.hint}>{` (${newTab})`}</span>
          </span>
        </ButtonLink>
      ))}
      {url && (
        <ButtonLink variant="outline" href={url}>
          {news.link}
        </ButtonLink>
      )}
    </p>
  )
}
