import { results as resultWords } from '@/content/words/en/results'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './ResultLinks.module.scss'

const { poster: words } = resultWords

type ResultLinksProps = {
  year: number
  results: readonly {
    className: string
    href: string
    /** Name of the examination. */
    short: string
    passed: string
    topScore: string
  }[]
  report: { label: string; href: string; note: string }
}

/** The figures of the board examinations in a row of links to the pages with more (R-INFO-12). */
export const ResultLinks = ({ year, results, report }: ResultLinksProps) => (
  <section className={styles.root} aria-label={words.name(year)}>
    {results.map(({ className, href, short, passed, topScore }) => (
      <article key={href}>
        <h3>
          <a href={href}>{keepNamesUnbroken(`${className}, ${year}`)}</a>
        </h3>
        <p>
          <b>{passed}</b> {words.passed(short)}, <b>{topScore}</b> {words.topScore}
        </p>
      </article>
    ))}
    <article>
      <h3>
        <a href={report.href}>{report.label}</a>
      </h3>
      <p>{report.note}</p>
    </article>
  </section>
)
