import { PauseButton } from '@/components/media/PauseButton/PauseButton'
import { RecordAnchor } from '@/components/records/RecordAnchor/RecordAnchor'
import { recordLink } from '@/components/records/record-link'
import { Icon } from '@/components/ui/Icon/Icon'
import { highlights } from '@/content/words/en/highlights'
import type { Highlight, ListResult } from '@/lib/content/types'
import { cut } from '@/lib/rich-text/cut'
import { detectScript } from '@/lib/rich-text/detect-script'
import styles from './HighlightsTicker.module.scss'

/** Limit for a description that replaces a missing title. */
const maxTextLength = 160

type HighlightsTickerProps = { list: ListResult<Highlight>; title: string }

/** The highlights as a ticker below the slides, or three placeholders if there are none (R-HOME-2). */
export function HighlightsTicker({ list, title }: HighlightsTickerProps) {
  const { records } = list
  return (
    <section className={styles.highlightsTicker} aria-labelledby="highlights">
      <div className={styles.wrap}>
        <h2 id="highlights" className={styles.label}>
          <Icon name="megaphone-fill" />
          <span>{title}</span>
        </h2>
        <div className={styles.strip} data-autoplay="highlights">
          {/* Without a link, the strip itself must be focusable to scroll by keyboard. */}
          <div
            className={styles.frame}
            data-state=""
            {...(!records.some(recordLink) && { role: 'group', 'aria-label': title, tabIndex: 0 })}
          >
            <div className={styles.track}>
              <ul className={styles.list}>
                {records.length > 0 ? records.map(toItem) : placeholders}
              </ul>
            </div>
          </div>
          <PauseButton subject="the highlights" bare />
        </div>
      </div>
    </section>
  )
}

function toItem(highlight: Highlight, index: number) {
  const text = highlight.title || cut(highlight.description, maxTextLength) || highlights.untitled
  const link = recordLink(highlight)
  return (
    <li key={highlight.id ?? index} lang={detectScript(text)}>
      {link ? <RecordAnchor link={link}>{text}</RecordAnchor> : <span>{text}</span>}
    </li>
  )
}

const placeholders = Array.from({ length: highlights.placeholders }, (_, index) => (
  <li key={index}>
    <span>{highlights.placeholder}</span>
  </li>
))
