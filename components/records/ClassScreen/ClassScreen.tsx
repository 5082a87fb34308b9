import {
  InformationPage,
  type InformationPageProps,
} from '@/components/information/InformationPage/InformationPage'
import { Button, ButtonLink } from '@/components/ui/Button/Button'
import { FactList } from '@/components/ui/FactList/FactList'
import { Icon } from '@/components/ui/Icon/Icon'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { Note } from '@/components/ui/Note/Note'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { Subscribe } from '@/components/ui/Subscribe/Subscribe'
import type { AgeRow, FeeGroup, SchoolClass, TransportRoute } from '@/content/types'
import { calendar, calendarFiles } from '@/content/words/en/calendar'
import { classes } from '@/content/words/en/classes'
import { documents as documentWords } from '@/content/words/en/documents'
import type { CalendarMonth } from '@/lib/calendar/school-year'
import type { Album, ListResult, NewsItem } from '@/lib/content/types'
import { formatDay, parseIsoDay } from '@/lib/core/dates'
import { formatRupees } from '@/lib/core/rupees'
import { findPicture } from '@/lib/pictures/pictures'
import { getNewsTitle } from '@/lib/records/titles'
import { getNewsUrl } from '@/lib/records/urls'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { detectScript } from '@/lib/rich-text/detect-script'
import { AlbumCard } from '../AlbumCard/AlbumCard'
import { ClassDays } from '../ClassDays/ClassDays'
import { ClassLinks } from '../ClassLinks/ClassLinks'
import { DocumentEntry, type SizedDocument } from '../DocumentList/DocumentList'
import { FreshnessNote } from '../FreshnessNote/FreshnessNote'
import { ListRegion } from '../ListRegion/ListRegion'
import { MyClass } from '../MyClass/MyClass'
import { RecordTime } from '../RecordTime/RecordTime'
import { SchoolMonth } from '../SchoolMonth/SchoolMonth'
import albumCard from '../AlbumCard/AlbumCard.module.scss'
import alertNotice from '@/components/ui/AlertNotice/AlertNotice.module.scss'
import classDays from '../ClassDays/ClassDays.module.scss'
import documentList from '../DocumentList/DocumentList.module.scss'
import nextDays from '../NextDays/NextDays.module.scss'
import note from '@/components/ui/Note/Note.module.scss'
import schoolMonth from '../SchoolMonth/SchoolMonth.module.scss'
import styles from './ClassScreen.module.scss'

type ClassPartProps = Omit<Parameters<typeof ClassDays>[0], 'actions' | 'tuition'> & {
  /** Its segment in addresses. */
  value: string
  level: number
  /** The current month and the next, with the days that are not over. */
  months: readonly CalendarMonth[]
  /** The newest documents of the session that name the class. */
  documents: readonly (SizedDocument & {
    /** A date sheet whose examination is over. */
    isOver: boolean
  })[]
  /** All documents of the class, and whether a list could not be read. */
  shelf: { href: string; isIncomplete: boolean }
  /** The newest notices of the session that name the class. */
  news: readonly NewsItem[]
  /** Notices for all classes. */
  general: readonly NewsItem[]
  /** The newest album that names the class. */
  album?: Album
  facts: ClassFacts
  files: { subscription: string; calendar: string; news: string }
  routes: readonly TransportRoute[]
  freshness: Pick<ListResult<unknown>, 'source' | 'readAt'>
}

type ClassFacts = {
  bookList?: { href: string; size: string }
  fees: SchoolClass['fees']
  /** The fees of the session. */
  session: string
  /** The lowest yearly fee in rupees; `null` for a class that the hostel does not take. */
  hostel: number | null
  enquiry: string | null
  age?: AgeRow
  /** The session to join, and the ISO day to which the ages refer. */
  joining: { name: string; agesAsOn: string }
  /** The class that comes next. */
  after?: Pick<SchoolClass, 'name' | 'value'>
  streams: readonly string[]
}

type ClassScreenProps = ClassPartProps & {
  frame: InformationPageProps
  data: Parameters<typeof JsonLd>[0]['data']
}

/** The page of a class (R-CLASS-1). */
export function ClassScreen({ frame, data, ...part }: ClassScreenProps) {
  return (
    <InformationPage {...frame} isIndex>
      <ClassPart {...part} />
      <section aria-labelledby="classes">
        <SectionHead id="classes" title={classes.links} />
        <ClassLinks current={part.level} />
        <JsonLd data={data} />
      </section>
    </InformationPage>
  )
}

/** The part that depends on the day, and the choice of "my class" in it (R-FRESH-3). */
export function ClassPart({
  value,
  level,
  months,
  documents,
  shelf,
  news,
  general,
  album,
  facts,
  files,
  routes,
  freshness,
  ...days
}: ClassPartProps) {
  const { name, today } = days
  const current = documents.filter(({ isOver }) => !isOver)
  const earlier = documents.filter(({ isOver }) => isOver)
  return (
    <ListRegion
      href={`/class/${value}`}
      day={today}
      className={styles.classScreen}
      mayShow={[
        albumCard.albumCard,
        alertNotice.root,
        classDays.classDays,
        documentList.entry,
        nextDays.nextDays,
        note.note,
        schoolMonth.schoolMonth,
        styles.classScreen,
      ]}
    >
      <div data-part="days">
        <ClassDays
          {...days}
          tuition={facts.fees?.existing.monthlyTuition ?? null}
          actions={
            <>
              <ButtonLink variant="outline" surface="deep" size="small" href={files.subscription}>
                <Icon name="calendar-plus" /> {calendar.follow}
              </ButtonLink>
              <Button variant="outline" surface="deep" size="small" data-print data-needs-script>
                <Icon name="printer" /> {classes.print}
              </Button>
            </>
          }
        />
      </div>
      <MyClass level={level} routes={routes} />
      <div className={styles.entries} data-part="entries">
        <section aria-labelledby="papers">
          <SectionHead id="papers" title={classes.papers.heading} />
          {shelf.isIncomplete && <Note tone="warn">{documentWords.incomplete}</Note>}
          <Documents items={current} />
          <Notices items={news} />
          {documents.length + news.length === 0 && !shelf.isIncomplete && (
            <p>{keepNamesUnbroken(classes.papers.none(name))}</p>
          )}
          {general.length > 0 && (
            <>
              <h3>{classes.papers.general}</h3>
              <Notices items={general} />
            </>
          )}
          {earlier.length > 0 && (
            <>
              <h3>{classes.papers.earlier}</h3>
              <Documents items={earlier} />
            </>
          )}
          <Subscribe
            links={[
              { href: shelf.href, label: classes.papers.all(name) },
              { href: '/news', label: classes.papers.news },
              { href: files.news, label: classes.papers.feed },
            ]}
          />
        </section>
        <div className={styles.months}>
          {months.map((month) => (
            <SchoolMonth key={month.month} month={month} />
          ))}
          <Subscribe
            links={[
              { href: files.calendar, label: calendarFiles.download },
              { href: '/calendar', label: classes.calendar },
            ]}
          />
        </div>
        <FactList title={classes.facts.heading} facts={listFacts(value, name, facts)} />
        {album && (
          <section aria-labelledby="album">
            <SectionHead
              id="album"
              title={classes.album.heading}
              more={{ label: classes.album.all, href: albumsPath }}
            />
            <div className={styles.album}>
              <AlbumCard album={album} fallback={findPicture('album-default')} heading="h3" lead />
              <p lang={detectScript(album.description)}>{keepNamesUnbroken(album.description)}</p>
            </div>
          </section>
        )}
        <FreshnessNote freshness={freshness} onlySaved />
      </div>
    </ListRegion>
  )
}

const Documents = ({ items }: { items: readonly SizedDocument[] }) => (
  <ul className={styles.list}>
    {items.map((document, index) => (
      <DocumentEntry key={document.href} document={document} index={index} />
    ))}
  </ul>
)

function Notices({ items }: { items: readonly NewsItem[] }) {
  return (
    <ul className={styles.news}>
      {items.map((item) => {
        const title = getNewsTitle(item)
        return (
          <li key={item.id ?? title}>
            <RecordTime date={item.date} dateStyle="card" />
            <span lang={detectScript(title)}>
              {item.id ? (
                <a href={getNewsUrl(item)}>{keepNamesUnbroken(title)}</a>
              ) : (
                keepNamesUnbroken(title)
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Books, fees, hostel, ages and the next class, as rows of facts. */
function listFacts(value: string, name: string, facts: ClassFacts) {
  const { bookList, fees, session, hostel, enquiry, age, joining, after, streams } = facts
  const words = classes.facts
  return [
    {
      term: words.books,
      detail: bookList ? (
        <a href={bookList.href} target="_blank" rel="noopener">
          {keepNamesUnbroken(words.bookList(name, bookList.size))}
        </a>
      ) : (
        words.noBookList
      ),
    },
    {
      term: words.fees(session),
      detail: fees ? (
        <a href={fees.new.path}>{feeText(fees)}</a>
      ) : (
        <a href="/contact">{words.noFees}</a>
      ),
    },
    ...(fees
      ? [
          {
            term: words.year,
            detail: <a href={`/fee-structure?class=${value}`}>{words.cost}</a>,
          },
        ]
      : []),
    ...(hostel === null
      ? []
      : [
          {
            term: words.hostel,
            detail: <a href="/hostel/hostel-fee">{words.hostelFees(formatRupees(hostel))}</a>,
          },
        ]),
    {
      term: words.age(joining.name),
      detail:
        enquiry && age ? (
          <a href={value === '11' ? elevenPath : agePath}>
            {words.ages(
              age.minimumAge,
              age.maximumAge,
              formatDay(parseIsoDay(joining.agesAsOn), 'long'),
            )}
          </a>
        ) : (
          words.noNewPupils
        ),
    },
    ...(enquiry
      ? [
          {
            term: words.admission,
            detail: (
              <a href={`/admission/admission-enquiry?class=${encodeURIComponent(enquiry)}`}>
                {keepNamesUnbroken(words.enquire(name))}
              </a>
            ),
          },
        ]
      : []),
    {
      term: words.up,
      detail: after ? (
        <a href={`/class/${after.value}`}>{keepNamesUnbroken(words.upTo(after.name))}</a>
      ) : (
        <a href="/academics/careercounseling">{words.afterSchool}</a>
      ),
    },
    ...(streams.length > 0
      ? [{ term: words.streams, detail: <a href={elevenPath}>{streams.join(', ')}</a> }]
      : []),
  ]
}

const albumsPath = '/beyond-academic/events-gallery'
const agePath = '/admission/admission-criteria-class-pre-nursery-to-class-nine'
const elevenPath = '/admission/admission-criteria-class-elleven'

const feeText = (fees: { new: FeeGroup }) =>
  classes.facts.amounts(formatRupees(fees.new.total), formatRupees(fees.new.monthlyTuition))
