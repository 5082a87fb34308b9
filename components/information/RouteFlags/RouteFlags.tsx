import { Fragment, type ReactNode } from 'react'
import { Crest } from '@/components/layout/Crest/Crest'
import { AlertNotice, type AlertNoticeProps } from '@/components/ui/AlertNotice/AlertNotice'
import { BrowserScript } from '@/components/ui/BrowserScript/BrowserScript'
import { getHouse } from '@/components/ui/house'
import type { TransportRoute } from '@/content/types'
import { english } from '@/content/words/en/words'
import type { Words } from '@/content/words/types'
import { groupDigits } from '@/lib/core/rupees'
import alertNotice from '@/components/ui/AlertNotice/AlertNotice.module.scss'
import styles from './RouteFlags.module.scss'

type RouteWords = Pick<Words, 'tables' | 'glossary' | 'fees'>

type RouteFlagsProps = {
  routes: readonly (TransportRoute & { notices: readonly AlertNoticeProps[] })[]
  /** Version of the alerts: a stored page with another version is rendered again (docs/decisions/045). */
  version: string
  /** The latest news about the buses. */
  news?: { title: string; text: string; href: string; lang?: string }
  words?: RouteWords
  /** How to ask for a seat. */
  children?: ReactNode
}

/**
 * What is known of the buses today (R-ALERT-7), then the routes (R-FEES-4): numbered flags at the ends of drawn lines from
 * the school, with their places, fees and alerts. Each has a fragment, for example `#route-3`.
 */
export function RouteFlags({ routes, version, news, words = english, children }: RouteFlagsProps) {
  const { buses } = words.tables
  const isQuiet = routes.every(({ notices }) => notices.length === 0)
  return (
    <div data-alert-version={version} data-styles={alertNotice.root}>
      {(isQuiet || news) && (
        <div className={styles.today}>
          {isQuiet && <p>{buses.allQuiet}</p>}
          {news && (
            <div className={styles.news} lang={news.lang}>
              <a href={news.href}>{news.title}</a>
              <p>{news.text}</p>
            </div>
          )}
        </div>
      )}
      <div className={styles.scheme}>
        <p className={styles.school}>
          <Crest /> {buses.scheme}
        </p>
        <ol className={styles.routeFlags} data-lines="" aria-label={buses.name}>
          {routes.map(({ notices, ...route }) => (
            <Route key={route.number} route={route} words={words}>
              <p className={styles.places}>{withBreaks(words.glossary.routes[route.locations])}</p>
              {route.revisedFee !== null && (
                <p className={styles.state}>
                  {words.fees.transport.fee}: {groupDigits(route.revisedFee)}
                </p>
              )}
              {notices.map((notice) => (
                <AlertNotice key={notice.text + notice.end} {...notice} />
              ))}
              {notices.length === 0 && !isQuiet && <p className={styles.state}>{buses.none}</p>}
            </Route>
          ))}
        </ol>
        {children}
      </div>
      <BrowserScript name="alert-notice" />
    </div>
  )
}

type RouteLinksProps = {
  routes: readonly TransportRoute[]
  /** The page with the alerts of the day. */
  path: string
}

/** The same flags without alerts. Each leads to its own on the page that has them. */
export function RouteLinks({ routes, path }: RouteLinksProps) {
  return (
    <ol className={styles.routeFlags} aria-label={english.tables.buses.name}>
      {routes.map((route) => (
        <Route key={route.number} route={route} words={english}>
          <p className={styles.places}>
            <a href={`${path}#route-${route.number}`}>
              {withBreaks(english.glossary.routes[route.locations])}
            </a>
          </p>
        </Route>
      ))}
    </ol>
  )
}

type RouteProps = { route: TransportRoute; words: RouteWords; children: ReactNode }

function Route({ route: { number }, words, children }: RouteProps) {
  return (
    <li id={`route-${number}`} data-house={getHouse(number - 1)}>
      <span className={styles.flag}>
        <span>{words.tables.buses.route}</span> {number}
      </span>
      <div>{children}</div>
    </li>
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
