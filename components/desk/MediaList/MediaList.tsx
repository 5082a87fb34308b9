import { Icon } from '@/components/ui/Icon/Icon'
import { desk } from '@/content/words/en/desk'
import { formatDateTime } from '@/lib/core/dates'
import { formatFileSize } from '@/lib/core/file-size'
import type { ListedMedia } from '@/lib/desk/media/list'
import { getDeskFileUrl, getThumbnailUrl } from '@/lib/desk/media/desk-file-url'
import { DescriptionForm, type DescribeAction } from './DescriptionForm.client'
import styles from './MediaList.module.scss'

const { media: words, files } = desk

type MediaListProps = {
  media: readonly ListedMedia[]
  /** Query of the list. */
  list: string
  describe: DescribeAction
}

/** The stored files, each photograph with a field for its description (R-DESK-7). */
export function MediaList({ media, list, describe }: MediaListProps) {
  return (
    <ul className={styles.list}>
      {media.map((file, index) => (
        <li key={file.name}>
          <FileLink file={file} />
          {file.isScan && <p className={styles.note}>{files.scan}</p>}
          {file.type.startsWith('image/') && (
            <DescriptionForm
              id={`alt-${index}`}
              name={file.name}
              alt={file.alt}
              list={list}
              action={describe}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function FileLink({ file }: { file: ListedMedia }) {
  const { href, type, fileName, size, uploadedAt, isUsed } = file
  return (
    <a className={styles.file} href={getDeskFileUrl(href)} target="_blank" rel="noopener">
      {type.startsWith('image/') ? (
        <img src={getThumbnailUrl(href)} alt="" width={96} height={96} loading="lazy" />
      ) : (
        <Icon name="file-pdf" />
      )}
      <span>
        {fileName}
        <small>
          {formatFileSize(size)}, {formatDateTime(uploadedAt.toISOString())}
          {!isUsed && ` · ${words.unused}`}
        </small>
        <span className={styles.about}> (opens in a new tab)</span>
      </span>
    </a>
  )
}
