import type { MouseEvent } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { desk } from '@/content/words/en/desk'
import { getDeskFileUrl, getThumbnailUrl } from '@/lib/desk/media/desk-file-url'
import type { Media } from '@/lib/desk/media/save-file'
import { formatFileSize } from '@/lib/core/file-size'
import type { Move } from './slots'
import styles from './FileField.module.scss'

const { files: words } = desk

type FileItemProps = {
  field: string
  media: Media
  /** Whether to ask for a description of a photograph. A cover has its own field. */
  hasAlt: boolean
  /** Directions in which it can be moved. */
  moves: readonly Move[]
  onRemove: () => void
  onMove: (to: Move) => void
}

/** A file of a record. Without script its buttons submit the form. */
export function FileItem({ field, media, hasAlt, moves, onRemove, onMove }: FileItemProps) {
  const { name, fileName, type, alt, isScan, size, href } = media
  const isPicture = type.startsWith('image/')
  const altId = `alt-${field}-${name}`
  return (
    <li className={styles.file}>
      <input type="hidden" name={field} value={name} />
      <a className={styles.thumbnail} href={getDeskFileUrl(href)} target="_blank" rel="noopener">
        {isPicture ? (
          <img src={getThumbnailUrl(href)} alt="" width={96} height={96} loading="lazy" />
        ) : (
          <Icon name="file-pdf" />
        )}
        <span className={styles.name}>
          {fileName} <small>{formatFileSize(size)}</small>
          <span className={styles.about}> (opens in a new tab)</span>
        </span>
      </a>
      {isScan && <p className={styles.scan}>{words.scan}</p>}
      {hasAlt && isPicture && (
        <div className={styles.alt}>
          <label htmlFor={altId}>
            {words.alt}
            <span className={styles.about}> {fileName}</span>
          </label>
          <input id={altId} name={`alt:${name}`} defaultValue={alt} maxLength={200} />
        </div>
      )}
      <p className={styles.actions}>
        {moves.map((to) => (
          <ItemButton key={to} name={to} media={media} onPress={() => onMove(to)}>
            {words[to]}
          </ItemButton>
        ))}
        <ItemButton name="remove" media={media} onPress={onRemove}>
          {words.remove}
        </ItemButton>
      </p>
    </li>
  )
}

type ItemButtonProps = {
  name: Move | 'remove'
  media: Media
  onPress: () => void
  children: string
}

function ItemButton({ name, media, onPress, children }: ItemButtonProps) {
  function press(event: MouseEvent) {
    event.preventDefault()
    onPress()
  }
  return (
    <Button
      type="submit"
      name={name}
      value={media.name}
      size="small"
      variant="outline"
      onClick={press}
    >
      {children}
      <span className={styles.about}>: {media.fileName}</span>
    </Button>
  )
}
