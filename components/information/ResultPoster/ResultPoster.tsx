import { type ReactNode, useId } from 'react'
import { Picture } from '@/components/media/Picture/Picture'
import { Icon } from '@/components/ui/Icon/Icon'
import type { IconName } from '@/components/ui/Icon/icons'
import type { House } from '@/components/ui/house'
import { results as resultWords } from '@/content/words/en/results'
import type { PictureData } from '@/lib/pictures/files'
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
}

type ResultPosterProps = {
  year: number
  /** The result that the page is about: a large flag with a chart. */
  own?: BoardResult
  /** The other results, with their pages. */
  others: readonly (BoardResult & { href: string })[]
  /** Other pages of results. Without a house: an outline. */
  pages: readonly { title: string; note: string; icon: IconName; house?: House; href: string }[]
  /** What comes after the class: its heading, pages, and words about them. */
  title?: string
  after: readonly { href: string; title: string; text: string; picture: PictureData }[]
  children?: ReactNode
}

/** The board results of the year, and the other pages about results, as house flags (R-INFO-12). */
export function ResultPoster({
  year,
  own,
  others,
  pages,
  title,
  after,
  children,
}: ResultPosterProps) {
  const id = useId()
  return (
    <section className={styles.poster} aria-label={words.name(year)}>
      {own && (
        <article className={styles.own} data-house={own.house}>
          <h2>{getTitle(own, year)}</h2>
          <Figures {...own} />
          <Chart passed={Number.parseInt(own.passed, 10)} />
        </article>
      )}
      <ul className={styles.panels}>
        {others.map(({ href, ...result }) => (
          <Panel key={href} isBoard title={getTitle(result, year)} house={result.house} href={href}>
            <Figures {...result} />
          </Panel>
        ))}
        {pages.map(({ note, icon, ...page }) => (
          <Panel key={page.href} {...page}>
            <p>{note}</p>
            <div className={styles.laurel}>
              <Icon name={icon} />
            </div>
          </Panel>
        ))}
      </ul>
      {title && (
        <section className={styles.after} aria-labelledby={id}>
          <h2 id={id}>{keepNamesUnbroken(title)}</h2>
          {children}
          <ul>
            {after.map((page) => (
              <li key={page.href}>
                <Picture picture={page.picture} alt="" sizes="(min-width: 68em) 11rem, 6rem" />
                <div>
                  <h3>
                    <a href={page.href}>{keepNamesUnbroken(page.title)}</a>
                  </h3>
                  <p>{keepNamesUnbroken(page.text)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  )
}

const getTitle = ({ className }: BoardResult, year: number) =>
  keepNamesUnbroken(`${className}, ${year}`)

type PanelProps = {
  /** Whether it has the figures of a board examination. */
  isBoard?: boolean
  title: ReactNode
  house?: House
  href: string
  children: ReactNode
}

/** A flag that leads to a page. */
const Panel = ({ isBoard, title, house, href, children }: PanelProps) => (
  <li className={isBoard ? styles.board : undefined} data-house={house}>
    <article className={styles.panel}>
      <h2>
        <a href={href} data-mark="more">
          {title}
        </a>
      </h2>
      {children}
    </article>
  </li>
)

const Figures = ({ short, passed, topScore }: BoardResult) => (
  <>
    <p className={styles.passed}>
      <Percentage value={passed} /> {words.passed(short)}
    </p>
    <p className={styles.topper}>
      <Percentage value={topScore} /> {words.topScore}
    </p>
  </>
)

const Percentage = ({ value }: { value: string }) => (
  <b>
    <span>
      {value.slice(0, -1)}
      <small>%</small>
    </span>
  </b>
)

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
const Chart = ({ passed }: { passed: number }) => (
  <figure className={styles.chart}>
    <svg viewBox="0 0 200 50" role="img" aria-label={words.chart(passed)}>
      <path className={styles.filled} d={dots(0, passed)} />
      <path className={styles.ring} d={dots(passed, 100)} />
      <path className={styles.hole} d={dots(passed, 100)} />
    </svg>
    <figcaption>{words.key}</figcaption>
  </figure>
)
