import { ServicePicture } from '@/components/media/ServicePicture/ServicePicture'
import { LinkedText } from '@/components/records/LinkedText/LinkedText'
import { Icon } from '@/components/ui/Icon/Icon'
import { Modal } from '@/components/ui/Modal/Modal'
import { Static } from '@/components/ui/Static/Static'
import type { PopupNotice as Notice, ListResult } from '@/lib/content/types'
import { hashData } from '@/lib/core/hash'
import { detectScript } from '@/lib/rich-text/detect-script'
import { NoticeLinks, type NoticeWords } from './NoticeLinks'
import styles from './PopupNotice.module.scss'

type PopupNoticeProps = { list: ListResult<Notice>; words: NoticeWords }

/**
 * Popup notices (R-HOME-13): a dialog that opens by itself, and the same notices as a block in the page, for visitors
 * without script and those who closed the dialog too soon. The dialog is in a template until it opens. Renders nothing
 * without a notice.
 */
export function PopupNotice({ list, words }: PopupNoticeProps) {
  const { records } = list
  const [first] = records
  if (!first) return null
  const title = records.length > 1 ? words.title : first.title || words.untitled
  return (
    <>
      <NoticeBlock notices={records} words={words} version={hashData(records)} />
      <Static as="template" data-holds="notice">
        <Modal id="notice" title={title} titleLang={detectScript(title)} closeLabel={words.close}>
          {records.map((notice, index) => (
            <NoticeArticle
              key={notice.id ?? index}
              notice={notice}
              words={words}
              hasTitle={records.length > 1}
            />
          ))}
        </Modal>
      </Static>
    </>
  )
}

type NoticeArticleProps = { notice: Notice; words: NoticeWords; hasTitle: boolean }

/** A notice in the dialog. Its title may be the title of the dialog. */
export function NoticeArticle({ notice, words, hasTitle }: NoticeArticleProps) {
  return (
    <article className={styles.notice}>
      {hasTitle && <NoticeTitle notice={notice} words={words} />}
      <NoticeText notice={notice} />
      {notice.images
        .filter((file) => file.isPicture)
        .map(({ href, alt }) => (
          <ServicePicture
            key={href}
            className={styles.picture}
            src={href}
            alt={alt ?? (notice.description ? '' : notice.title || words.untitled)}
            sizes="(min-width: 36em) 32rem, 90vw"
          />
        ))}
      <NoticeLinks notice={notice} words={words} />
    </article>
  )
}

type NoticeBlockProps = {
  notices: Notice[]
  words: NoticeWords
  /** Hash of the content: the same notices open once per session. */
  version: string
}

function NoticeBlock({ notices, words, version }: NoticeBlockProps) {
  return (
    <section
      className={styles.block}
      aria-labelledby="school-notices"
      data-notice-version={version}
    >
      <h2 id="school-notices" className={styles.heading}>
        {words.title}
      </h2>
      <ul className={styles.list}>
        {notices.map((notice, index) => (
          <li key={notice.id ?? index}>
            <Icon name="megaphone-fill" className={styles.icon} />
            <div className={styles.text}>
              <NoticeTitle notice={notice} words={words} />
              <NoticeText notice={notice} />
            </div>
            <NoticeLinks notice={notice} words={words} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoticeTitle({ notice, words }: { notice: Notice; words: NoticeWords }) {
  return <h3 lang={detectScript(notice.title)}>{notice.title || words.untitled}</h3>
}

function NoticeText({ notice: { description, formatted } }: { notice: Notice }) {
  if (!description && !formatted) return null
  return (
    <div className={styles.description}>
      <LinkedText text={formatted ?? description} />
    </div>
  )
}
