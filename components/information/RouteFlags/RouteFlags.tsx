import { Fragment } from 'react'
import { houseAt } from '@/components/ui/house'
import type { TransportRoute } from '@/content/types'
import styles from './RouteFlags.module.scss'

/** The bus routes as numbered flags with their places (R-FEES-4). */
export function RouteFlags({ routes }: { routes: readonly TransportRoute[] }) {
  return (
    <ol className={styles.root} aria-label="Bus routes">
      {routes.map(({ number, locations }, index) => (
        <li key={number} data-house={houseAt(index)}>
          <span className={styles.flag}>
            <span>Route</span> {number}
          </span>
          <span className={styles.places}>
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
          </span>
        </li>
      ))}
    </ol>
  )
}
