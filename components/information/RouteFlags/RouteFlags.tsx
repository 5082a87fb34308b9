import { Fragment } from 'react'
import { houseAt } from '@/components/ui/house'
import { busesCopy } from '@/content/microcopy/alerts'
import type { TransportRoute } from '@/content/types'
import styles from './RouteFlags.module.scss'

/** What is said of a route: the word on the flag of the alert, its text and its end. */
type RouteNotice = { word: string; text: string; until: string; end: string }

type RouteFlagsProps = {
  routes: readonly (TransportRoute & { notices: readonly RouteNotice[] })[]
  /** Of the alerts: a stored page with another version is rendered again (docs/decisions/045). */
  version: string
}

/**
 * The bus routes as numbered flags with their places (R-FEES-4) and what is said of them today (R-ALERT-7). Each has an
 * address, such as `#route-3`.
 */
export function RouteFlags({ routes, version }: RouteFlagsProps) {
  return (
    <ol className={styles.root} aria-label="Bus routes" data-alert-version={version}>
      {routes.map(({ number, locations, notices }, index) => (
        <li key={number} id={`route-${number}`} data-house={houseAt(index)}>
          <span className={styles.flag}>
            <span>Route</span> {number}
          </span>
          <div>
            <p className={styles.places}>
              {locations.split('/').map((place, index) => (
                <Fragment key={place}>
                  {index > 0 && (
                    <>
                      /<wbr />
                    </>
                  )}
                  {place}
                </Fragment>
              ))}
            </p>
            {notices.map((notice) => (
              <Notice key={notice.text} {...notice} />
            ))}
            {notices.length === 0 && <p className={styles.state}>{busesCopy.none}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Notice({ word, text, until, end }: RouteNotice) {
  return (
    <p className={styles.state} data-notice>
      <b>{word}:</b> {text} <time dateTime={end}>{until}</time>
    </p>
  )
}
