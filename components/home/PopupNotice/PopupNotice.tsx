import { ServicePicture } from '@/components/media/ServicePicture/ServicePicture'
import { LinkedText } from '@/components/records/LinkedText/LinkedText'
import { Icon } from '@/components/ui/Icon/Icon'
import { Static } from '@/components/ui/Static/Static'
import type { PopupNotice as Notice, ListResult } from '@/lib/content/types'
import { hashOf } from '@/lib/core/hash'
import { scriptOf } from '@/lib/rich-text/script-of'
import { NoticeDialog } from './NoticeDialog.client'
import { NoticeLinks, type NoticeCopy } from './NoticeLinks'
import styles from './PopupNotice.module.scss'

type PopupNoticeProps = { list: ListResult<Notice>; copy: NoticeCopy }

/**
 * Popup notices (R-HOME-13): a dialog that opens by itself, and the same notices as a block in the page, for visitors
 * without script and for those who closed the dialog too soon. Renders nothing without a notice.
 */
export function PopupNotice({ list, copy }: PopupNoticeProps) {
  const { records } = list
  const [first] = records
  if (!first) return null
  const title = records.length > 1 ? copy.title : first.title || copy.untitled
  return (
    <NoticeDialog
      version={hashOf(records)}
      title={title}
      titleLang={scriptOf(title)}
      closeLabel={copy.close}
      block={<NoticeBlock notices={records} copy={copy} />}
    >
      {records.map((notice, index) => (
        <NoticeArticle
          key={notice.id ?? index}
          notice={notice}
          copy={copy}
          hasTitle={records.length > 1}
        />
      ))}
    </NoticeDialog>
  )
}

type NoticeArticleProps = { notice: Notice; copy: NoticeCopy; hasTitle: boolean }

/** A notice in the dialog, whose title may be that of the dialog. */
export function NoticeArticle({ notice, copy, hasTitle }: NoticeArticleProps) {
  return (
    <article className={styles.notice}>
      {hasTitle && <NoticeTitle notice={notice} copy={copy} />}
      <NoticeText notice={notice} />
      {notice.images
        .filter((file) => file.isPicture)
        .map(({ href, alt }) => (
          <ServicePicture
            key={href}
            className={styles.picture}
            src={href}
            alt={alt ?? (notice.description ? '' : notice.title || copy.untitled)}
            sizes="(min-width: 36em) 32rem, 90vw"
          />
        ))}
      <NoticeLinks notice={notice} copy={copy} />
    </article>
  )
}

type NoticeBlockProps = { notices: Notice[]; copy: NoticeCopy }

function NoticeBlock({ notices, copy }: NoticeBlockProps) {
  return (
    <Static as="section" className={styles.block} aria-labelledby="school-notices">
      <h2 id="school-notices" className={styles.heading}>
        {copy.title}
      </h2>
      <ul className={styles.list}>
        {notices.map((notice, index) => (
          <li key={notice.id ?? index}>
            <Icon name="megaphone-fill" className={styles.icon} />
            <div className={styles.text}>
              <NoticeTitle notice={notice} copy={copy} />
              <NoticeText notice={notice} />
            </div>
            <NoticeLinks notice={notice} copy={copy} />
          </li>
        ))}
      </ul>
    </Static>
  )
}

function NoticeTitle({ notice, copy }: { notice: Notice; copy: NoticeCopy }) {
  return <h3 lang={scriptOf(notice.title)}>{notice.title || copy.untitled}</h3>
}

function NoticeText({ notice: { description, formatted } }: { notice: Notice }) {
  if (!description && !formatted) return null
  return (
    <div className={styles.description}>
      <LinkedText text={formatted ?? description} />
    </div>
  )
}
