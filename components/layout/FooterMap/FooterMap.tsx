import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import type { School } from '@/content/types'
import styles from './FooterMap.module.scss'

type FooterMapProps = { school: School }

/**
 * A drawn plan of the school's location. The third-party map loads only on a click: `public/enhance.js` replaces the
 * plan with it. Without script there is the link to the directions.
 */
export function FooterMap({ school }: FooterMapProps) {
  return (
    <div className={styles.root}>
      <img
        className={styles.plan}
        src="/map-plan.svg"
        alt="Plan: the school beside the railway, between the river and the highway, with tea gardens around"
        width={480}
        height={300}
        loading="lazy"
        decoding="async"
        data-map-plan
      />
      <div className={styles.actions}>
        <button
          type="button"
          data-map={school.map.embed}
          data-map-title={`Map: ${school.name}`}
          data-needs-script
        >
          <Icon name="map-pin" /> Show the live map
        </button>
        <Link href={school.map.directions}>Directions</Link>
      </div>
    </div>
  )
}
