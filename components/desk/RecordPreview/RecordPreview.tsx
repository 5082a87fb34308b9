import { HighlightsTicker } from '@/components/home/HighlightsTicker/HighlightsTicker'
import { NoticeArticle } from '@/components/home/PopupNotice/PopupNotice'
import { RegistrationLinks } from '@/components/home/RegistrationLinks/RegistrationLinks'
import { AlbumCard } from '@/components/records/AlbumCard/AlbumCard'
import { AlbumPictures } from '@/components/records/AlbumScreen/AlbumPictures'
import { EventCard } from '@/components/records/EventCard/EventCard'
import { NewsArticle } from '@/components/records/NewsItemScreen/NewsArticle'
import { NewsList } from '@/components/records/NewsList/NewsList'
import { NoticeCards } from '@/components/records/NoticeCards/NoticeCards'
import { RecordTime } from '@/components/records/RecordTime/RecordTime'
import { EventArticle } from '@/components/records/SchoolEventScreen/EventArticle'
import { StoryArticle } from '@/components/records/TabloidEntryScreen/StoryArticle'
import { toList, type DeskPreview, type PreviewFrame } from '@/lib/records/desk-preview'
import { getAlbumTitle, getEventTitle, getNewsTitle, getTabloidTitle } from '@/lib/records/titles'
import { detectScript } from '@/lib/rich-text/detect-script'
import styles from './RecordPreview.module.scss'

type RecordPreviewProps = { preview: DeskPreview; frame: PreviewFrame }

/**
 * A record in the components of the public site (R-DESK-3): in its list, then on its own page. It is inert: its links
 * would lead away from the form, to a page that does not exist yet. The ticker is not inert, because it needs its pause
 * button.
 */
export function RecordPreview({ preview, frame }: RecordPreviewProps) {
  return (
    <div className={styles.recordPreview} inert={preview.collection !== 'highlights'}>
      {parts(preview, frame)}
    </div>
  )
}

function parts(preview: DeskPreview, frame: PreviewFrame) {
  switch (preview.collection) {
    case 'news': {
      const { record } = preview
      return (
        <>
          <NewsList items={[record]} today={frame.today} />
          <Page title={getNewsTitle(record)} />
          <RecordTime date={record.date} dateStyle="full" />
          <NewsArticle record={record} />
        </>
      )
    }
    case 'events': {
      const { record } = preview
      return (
        <>
          <EventCard event={record} fallback={frame.event} sizes="20rem" />
          <Page title={getEventTitle(record)} />
          <EventArticle record={record} />
        </>
      )
    }
    case 'gallery': {
      const { record } = preview
      return (
        <>
          <AlbumCard album={record} fallback={frame.album} lead heading="h3" />
          <Page title={getAlbumTitle(record)} />
          <AlbumPictures album={record} />
        </>
      )
    }
    case 'tabloid':
      return (
        <>
          <Page title={getTabloidTitle(preview.record)} />
          <RecordTime date={preview.record.date} dateStyle="tabloid" />
          <StoryArticle record={preview.record} />
        </>
      )
    case 'highlights':
      return <HighlightsTicker list={toList(preview.record)} title={frame.highlights} />
    case 'notices':
      return <NoticeCards notices={[preview.record]} />
    case 'popups':
      return <NoticeArticle notice={preview.record} words={frame.notice} hasTitle />
    case 'registrations':
      return <RegistrationLinks label={frame.registration} records={[preview.record]} />
  }
}

/** The title as on the page of the record. */
const Page = ({ title }: { title: string }) => (
  <p className={styles.title} lang={detectScript(title)}>
    {title}
  </p>
)
