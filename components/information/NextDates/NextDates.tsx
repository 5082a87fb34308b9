import type { LayoutWords, Words } from '@/content/words/types'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './NextDates.module.scss'

type NextDatesProps = {
  /** The state of registration today. */
  status: string
  /** Upcoming days. A day without a name in the language has its English one. */
  days: readonly { label: string; when: string; title: string; isEnglish: boolean }[]
  calendar: { href: string; hrefLang: string }
  words: Words['summary']
  languages: LayoutWords['languages']
}

/** The next dates of the school, on the home page of a translation. */
export function NextDates({ status, days, calendar, words, languages }: NextDatesProps) {
  return (
    <section className={styles.nextDates} aria-labelledby="next-dates">
      <h2 id="next-dates">{words.dates}</h2>
      <p>{keepNamesUnbroken(status)}</p>
      {days.length > 0 && (
        <dl className={styles.days}>
          {days.map(({ label, when, title, isEnglish }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{when}</b> <span lang={isEnglish ? 'en' : undefined}>{title}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <a {...calendar}>
          {words.calendar} {languages.english}
        </a>
      </p>
    </section>
  )
}
