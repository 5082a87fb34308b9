import { Picture } from '@/components/media/Picture/Picture'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import type { PictureData, PictureFiles } from '@/lib/pictures/files'
import styles from './OneDay.module.scss'

type Moment = {
  /** For example "07:00". */
  time: string
  /** Not set in the day of a boarder alone. */
  day?: string
  boarder: string
}

type Halves = { am: string; pm: string }

export type OneDayProps = {
  title: string
  lead: string
  note: string
  dayChild: string
  boarder: string
  /** Words for before and after noon. */
  halves: Halves
  hours: readonly {
    light: string
    picture: PictureData
    /** The same scene, for phones. */
    strip: PictureFiles
    moments: readonly Moment[]
  }[]
}

/** A day of a day pupil and of a boarder side by side, or of a boarder alone, in five lights (R-INFO-17). */
export function OneDay({ title, lead, note, dayChild, boarder, halves, hours }: OneDayProps) {
  return (
    <section aria-labelledby="one-day">
      <SectionHead id="one-day" title={title} lead={lead} />
      {/* In a strip the arrow keys scroll it. */}
      <div className={styles.band} role="group" aria-label={title} tabIndex={0}>
        {hours.map(({ light, picture, strip, moments }) => (
          <div key={light} className={styles.hour} data-light={light}>
            <Picture
              className={styles.picture}
              picture={picture}
              phone={{ picture: strip, media: '(max-width: 39.99em)' }}
              sizes="(min-width: 68em) 10rem, (min-width: 40em) 6rem, 100vw"
            />
            <ol className={styles.moments}>
              {moments.map((moment) => (
                <li key={moment.time} className={styles.moment}>
                  <Time time={moment.time} halves={halves} />
                  {moment.day && (
                    <p>
                      <b>{dayChild}</b> {moment.day}
                    </p>
                  )}
                  <p>
                    {moment.day && <b>{boarder}</b>} {moment.boarder}
                  </p>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p className={styles.note}>{note}</p>
    </section>
  )
}

function Time({ time, halves }: { time: string; halves: Halves }) {
  const [hours, minutes] = time.split(':')
  return (
    <time className={styles.time} dateTime={time}>
      {Number(hours) % 12 || 12}:{minutes} <small>{halves[Number(hours) < 12 ? 'am' : 'pm']}</small>
    </time>
  )
}
