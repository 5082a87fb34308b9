import { Icon } from '@/components/ui/Icon/Icon'
import { Link } from '@/components/ui/Link/Link'
import type { School } from '@/content/types'
import type { LayoutWords } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import styles from './FooterMap.module.scss'

type FooterMapProps = { school: School; words: LayoutWords }

/**
 * A drawn plan of the school's location. The third-party map loads only on a click: `public/enhance.js` replaces the
 * plan with it. Without script there is the link to the directions.
 */
export function FooterMap({ school, words }: FooterMapProps) {
  return (
    <div className={styles.root}>
      <img
        className={styles.plan}
        src="/map-plan.svg"
        alt={words.footer.map}
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
          data-map-title={fillIn(words.footer.mapTitle, { school: school.name })}
          data-needs-script
        >
          <Icon name="map-pin" /> {words.footer.liveMap}
        </button>
        <Link href={school.map.directions} newTab={words.newTab}>
          {words.footer.directions}
        </Link>
      </div>
    </div>
  )
}
