import type { ReactNode } from 'react'
import { ServicePicture } from '@/components/media/ServicePicture/ServicePicture'
import { Icon } from '@/components/ui/Icon/Icon'
import { tabloidCopy } from '@/content/microcopy/tabloid'
import type { TabloidEntry } from '@/lib/content/types'
import { formatDate, isoDay, recordDay } from '@/lib/core/dates'
import { tabloidTitle } from '@/lib/records/titles'
import { tabloidUrl } from '@/lib/records/urls'
import { scriptOf } from '@/lib/rich-text/script-of'
import styles from './TabloidCard.module.scss'

type CardEntry = Pick<
  TabloidEntry,
  'id' | 'slug' | 'title' | 'text' | 'date' | 'images' | 'attachments' | 'alt'
>

type TabloidCardProps = {
  entry: CardEntry
  /** The description in the form the screen gives it: cut text at home, sanitised HTML in the list. */
  children: ReactNode
  /** Links at the foot, beside the date. */
  foot?: ReactNode
  /** Stands on the picture's corner, such as the mark of a new story. */
  mark?: ReactNode
  /** Its picture is in the first view. */
  priority?: boolean
  /** In narrow windows the picture stands beside the text. */
  compact?: boolean
  /** What stands for a missing date. */
  missingDate?: string
  heading?: 'h2' | 'h3'
}

/** A tabloid entry; the whole card leads to it (R-TABLOID-2). */
export function TabloidCard({
  entry,
  children,
  foot,
  mark,
  priority,
  compact,
  missingDate,
  heading: Heading = 'h3',
}: TabloidCardProps) {
  const title = tabloidTitle(entry)
  const day = recordDay(entry.date)
  return (
    <article className={styles.root} data-compact={compact || undefined}>
      <TabloidPicture
        entry={entry}
        mark={mark}
        priority={priority}
        sizes={`(min-width: 60em) 25rem, ${compact ? '(min-width: 40em) 15rem, 8rem' : '91vw'}`}
      />
      <div className={styles.text}>
        <Heading lang={scriptOf(title)}>
          <a href={tabloidUrl(entry)}>{title}</a>
        </Heading>
        <div className={styles.description} lang={scriptOf(entry.text)}>
          {children}
        </div>
        <div className={styles.foot}>
          <time dateTime={day && isoDay(day)}>
            {formatDate(entry.date, 'tabloid', missingDate)}
          </time>
          {foot}
        </div>
      </div>
    </article>
  )
}

type TabloidPictureProps = Pick<TabloidCardProps, 'entry' | 'mark' | 'priority'> & { sizes: string }

/** The first image, else the first attachment that is a picture, else a box that says so. */
function TabloidPicture({ entry, mark, priority, sizes }: TabloidPictureProps) {
  const picture = [...entry.images, ...entry.attachments].find((file) => file.isPicture)
  return (
    <div className={styles.picture}>
      {picture ? (
        <ServicePicture src={picture.href} alt={entry.alt} sizes={sizes} priority={priority} />
      ) : (
        <p className={styles.none}>
          <Icon name="image-duotone" />
          {tabloidCopy.noPicture}
        </p>
      )}
      {mark && <span className={styles.mark}>{mark}</span>}
    </div>
  )
}
