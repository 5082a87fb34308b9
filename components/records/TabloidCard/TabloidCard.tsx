import type { ReactNode } from 'react'
import { ServicePicture } from '@/components/media/ServicePicture/ServicePicture'
import { Icon } from '@/components/ui/Icon/Icon'
import { tabloid } from '@/content/words/en/tabloid'
import type { TabloidEntry } from '@/lib/content/types'
import { getTabloidTitle } from '@/lib/records/titles'
import { getTabloidUrl } from '@/lib/records/urls'
import { detectScript } from '@/lib/rich-text/detect-script'
import { RecordTime } from '../RecordTime/RecordTime'
import styles from './TabloidCard.module.scss'

type CardEntry = Pick<
  TabloidEntry,
  'id' | 'slug' | 'title' | 'text' | 'date' | 'images' | 'attachments' | 'alt'
>

type TabloidCardProps = {
  entry: CardEntry
  /** The description: plain on the home page, sanitised HTML in the list, cut in both. */
  children: ReactNode
  /** Links in the footer, next to the date. */
  foot?: ReactNode
  /** Badge on the corner of the picture, such as "New". */
  badge?: ReactNode
  /** Whether its picture is in the first view. */
  priority?: boolean
  /** Whether it is larger than others on wide screens. */
  lead?: boolean
  /** Whether the picture is next to the text in narrow windows. */
  compact?: boolean
  /** Where the picture is a thumbnail next to the title: on phones, or also on wide screens. */
  thumbnail?: 'phone' | 'wide'
  /** Replaces a missing date. */
  missingDate?: string
  heading?: 'h2' | 'h3'
}

/** A card that links to a tabloid entry (R-TABLOID-2). */
export function TabloidCard({
  entry,
  children,
  foot,
  badge,
  priority,
  lead,
  compact,
  thumbnail,
  missingDate,
  heading: Heading = 'h3',
}: TabloidCardProps) {
  const title = getTabloidTitle(entry)
  return (
    <article
      className={styles.tabloidCard}
      data-lead={lead || undefined}
      data-compact={compact || undefined}
      data-thumbnail={thumbnail}
    >
      <TabloidPicture
        entry={entry}
        badge={badge}
        priority={priority}
        sizes={`(min-width: 60em) ${getWideSize({ lead, thumbnail })}, ${getNarrowSizes({ compact, thumbnail })}`}
      />
      <div className={styles.text}>
        <Heading lang={detectScript(title)}>
          <a href={getTabloidUrl(entry)}>{title}</a>
        </Heading>
        <div className={styles.description} lang={detectScript(entry.text)}>
          {children}
        </div>
        <div className={styles.foot}>
          <RecordTime date={entry.date} dateStyle="tabloid" missing={missingDate} />
          {foot}
        </div>
      </div>
    </article>
  )
}

/** Returns the width of the picture from 60em on. */
function getWideSize({ lead, thumbnail }: Pick<TabloidCardProps, 'lead' | 'thumbnail'>) {
  if (lead) return '52rem'
  return thumbnail === 'wide' ? '10rem' : '25rem'
}

/** Returns the widths of the picture below 60em. A compact one is higher than wide, and cut at its sides. */
function getNarrowSizes({ compact, thumbnail }: Pick<TabloidCardProps, 'compact' | 'thumbnail'>) {
  if (compact) return '16rem'
  return thumbnail ? '(min-width: 40em) 45vw, 7.5rem' : '91vw'
}

type TabloidPictureProps = Pick<TabloidCardProps, 'entry' | 'badge' | 'priority'> & {
  sizes: string
}

/** The first image, otherwise the first attachment that is a picture, otherwise a note. */
function TabloidPicture({ entry, badge, priority, sizes }: TabloidPictureProps) {
  const picture = [...entry.images, ...entry.attachments].find((file) => file.isPicture)
  return (
    <div className={styles.picture}>
      {picture ? (
        <ServicePicture
          src={picture.href}
          alt={entry.alt || (picture.alt ?? '')}
          sizes={sizes}
          priority={priority}
        />
      ) : (
        <p className={styles.none}>
          <Icon name="image-duotone" />
          {tabloid.noPicture}
        </p>
      )}
      {badge && <span className={styles.badge}>{badge}</span>}
    </div>
  )
}
