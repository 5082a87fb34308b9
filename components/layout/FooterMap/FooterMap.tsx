import { Icon } from '@/components/content/Icon/Icon'
import type { School } from '@/content/types'
import styles from './FooterMap.module.scss'

type FooterMapProps = { school: School }

/**
 * The way to the school as a drawn plan. The live map of the other site loads only when asked for (E5):
 * `public/enhance.js` puts it in the place of the plan; without it the link leads to the directions.
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
        <a
          href={school.map.directions}
          data-map={school.map.embed}
          data-map-title={`Map: ${school.name}`}
        >
          <Icon name="map-pin" /> Show the live map
        </a>
        <a href={school.map.directions}>
          Directions <Icon name="arrow-up-right" />
        </a>
      </div>
    </div>
  )
}
