import type { ReactNode } from 'react'
import { Picture } from '@/components/media/Picture/Picture'
import { DateFlag } from '@/components/ui/DateFlag/DateFlag'
import { HillLine } from '@/components/ui/HillLine/HillLine'
import { Icon } from '@/components/ui/Icon/Icon'
import { Static } from '@/components/ui/Static/Static'
import type { LayoutWords } from '@/content/words/types'
import type { RecordDate } from '@/lib/core/dates'
import type { PictureData } from '@/lib/pictures/files'
import { findSquare } from '@/lib/pictures/pictures'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import type { LanguageLink } from '@/lib/routing/localized'
import type { NavLink } from '@/lib/routing/routes'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb'
import styles from './PageHead.module.scss'

type PageHeadProps = {
  title: string
  /** Language of the title if it differs from the page's (records of the content service). */
  lang?: string
  /** A sentence or two under the title: a text, or paragraphs. */
  lead?: ReactNode
  breadcrumb: NavLink[]
  /** The page in all its languages, if it has several. */
  languages?: readonly LanguageLink[]
  words?: LayoutWords
  /** URL of the list, for an arrow before the title. */
  back?: { href: string; label: string }
  /** The day of a record, on a flag before the title of a wide screen. */
  date?: RecordDate
  /** Shown on the right as a house flag, small on phones. */
  picture?: PictureData
  alt?: string
  /** Whether it leaves a wide first view to the list or the tool below it. */
  isLow?: boolean
}

/** Head of every page except home: breadcrumb, title, lead and flag picture, with hills below. */
export function PageHead({
  title,
  lang,
  lead,
  breadcrumb,
  languages,
  words,
  back,
  date,
  picture,
  alt,
  isLow,
}: PageHeadProps) {
  const square = picture && findSquare(picture.name)
  return (
    <Static className={styles.pageHead} data-low={isLow || undefined}>
      <div className={styles.wrap}>
        {picture && (
          <div className={styles.flag}>
            <Picture
              picture={picture}
              phone={square && { picture: square, media: '(max-width: 59.99em)' }}
              alt={alt}
              sizes={`(min-width: 60em) ${isLow ? '11.5rem' : '27rem'}, 5.5rem`}
            />
          </div>
        )}
        <div className={styles.words}>
          <Breadcrumb links={breadcrumb} languages={languages} words={words} />
          <div className={styles.titleRow}>
            {back && (
              <a className={styles.back} href={back.href} aria-label={back.label}>
                <Icon name="arrow-right-bold" />
              </a>
            )}
            {date && <DateFlag className={styles.date} date={date} index={3} />}
            <h1 className={styles.title} lang={lang}>
              {keepNamesUnbroken(title)}
            </h1>
          </div>
          {lead && (
            <div className={styles.lead}>
              {typeof lead === 'string' ? <p>{keepNamesUnbroken(lead)}</p> : lead}
            </div>
          )}
        </div>
      </div>
      <HillLine surface="page" className={styles.hills} />
    </Static>
  )
}
