import { Fragment } from 'react'
import { AlertNotice, type AlertNoticeProps } from '@/components/ui/AlertNotice/AlertNotice'
import { BrowserScript } from '@/components/ui/BrowserScript/BrowserScript'
import { getHouse } from '@/components/ui/house'
import type { TransportRoute } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { Words } from '@/content/words/types'
import alertNotice from '@/components/ui/AlertNotice/AlertNotice.module.scss'
import styles from './RouteFlags.module.scss'

type RouteFlagsProps = {
  routes: readonly (TransportRoute & { notices: readonly AlertNoticeProps[] })[]
  /** Version of the alerts: a stored page with another version is rendered again (docs/decisions/045). */
  version: string
  words?: Pick<Words, 'tables' | 'glossary'>
}

/**
 * The bus routes as numbered flags with their places (R-FEES-4) and today's alerts (R-ALERT-7). Each has a fragment,
 * for example `#route-3`.
 */
export function RouteFlags({ routes, version, words = english }: RouteFlagsProps) {
  const { buses } = words.tables
  return (
    <>
      <ol
        className={styles.routeFlags}
        aria-label={buses.name}
        data-alert-version={version}
        data-styles={alertNotice.root}
      >
        {routes.map(({ number, locations, notices }, index) => (
          <li key={number} id={`route-${number}`} data-house={getHouse(index)}>
            <span className={styles.flag}>
              <span>{buses.route}</span> {number}
            </span>
            <div>
              <p className={styles.places}>{withBreaks(words.glossary.routes[locations])}</p>
              {notices.map((notice) => (
                <AlertNotice key={notice.text + notice.end} {...notice} />
              ))}
              {notices.length === 0 && <p className={styles.state}>{buses.none}</p>}
            </div>
          </li>
        ))}
      </ol>
      <BrowserScript name="alert-notice" />
    </>
  )
}

/** A line may break after each place. */
const withBreaks = (locations: string) =>
  locations.split('/').map((place, index) => (
    <Fragment key={place}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {place}
    </Fragment>
  ))
