import type { House } from '@/components/ui/house'
import { results as resultWords } from '@/content/words/en/results'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './ResultPoster.module.scss'

const { poster: words } = resultWords

type BoardResult = {
  className: string
  /** Name of the examination. */
  short: string
  house: House
  /** Pass percentage and highest score, for example "95%". */
  passed: string
  topScore: string
  /** The flag of the page's own class is large, the other one small; on the page of both classes they are equal. */
  size: 'own' | 'other' | 'equal'
}

type ResultPosterProps = {
  year: number
  results: readonly BoardResult[]
  /** The pages of the results. */
  links: readonly { label: string; href: string; note: string }[]
  /** Path of the current page. */
  current: string
}

/** The board results of the year as two house flags, and links to the pages with more. */
export function ResultPoster({ year, results, links, current }: ResultPosterProps) {
  return (
    <section className={styles.poster} aria-label={words.name(year)}>
      {results.map((result) => (
        <Flag key={result.className} {...{ year, result }} />
      ))}
      <p className={styles.key}>
        <span>{words.key.dot}</span> {words.key.full}
      </p>
      <nav className={styles.nav} aria-label={words.links(year)}>
        <ul className={styles.links}>
          {links.map(({ label, href, note }) => (
            <li key={href}>
              <a href={href} aria-current={href === current ? 'page' : undefined}>
                <b>{label}</b> <span>{note}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}

type FlagProps = { year: number; result: BoardResult }

function Flag({ year, result }: FlagProps) {
  const { className, short, house, passed, topScore, size } = result
  const percentage = Number.parseInt(passed, 10)
  return (
    <article className={styles.flag} data-house={house} data-size={size}>
      <h2>{keepNamesUnbroken(`${className}, ${year}`)}</h2>
      <p className={styles.passed}>
        <b>
          {percentage}
          <small>%</small>
        </b>{' '}
        {words.passed(short)}
      </p>
      <p className={styles.topper}>
        <b>{topScore}</b> {words.topScore}
      </p>
      <DotChart passed={percentage} />
    </article>
  )
}

const columns = 20
const pitch = 10

/** Zero-length strokes with round caps are dots. */
const dots = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const x = ((from + index) % columns) * pitch + pitch / 2
    const y = Math.floor((from + index) / columns) * pitch + pitch / 2
    return `M${x} ${y}h0`
  }).join('')

/** A hundred dots, one for each pupil in a hundred; those who passed are filled. */
function DotChart({ passed }: { passed: number }) {
  return (
    <svg className={styles.dots} viewBox="0 0 200 50" role="img" aria-label={words.chart(passed)}>
      <path className={styles.filled} d={dots(0, passed)} />
      <path className={styles.ring} d={dots(passed, 100)} />
      <path className={styles.hole} d={dots(passed, 100)} />
    </svg>
  )
}
